/**
 * For Node processes with a PGlite that end soon: V8 does not compile its WebAssembly a second time to make it faster. A
 * start takes a third less work and a third of the memory.
 */
export const SHORT_LIVED = ['--liftoff-only']
