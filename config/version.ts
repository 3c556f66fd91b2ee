import manifest from '../package.json' with { type: 'json' }

/** The release that runs, as package.json numbers it. */
export const VERSION: string = manifest.version
