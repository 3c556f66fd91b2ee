import { createHash } from 'node:crypto'
import { median } from './median.ts'

const ROUNDS = 5
const HASHES = 100_000
const STEPS = 30_000_000

/** The machine's own speed: milliseconds of one core for a fixed piece of work, the middle of five rounds. */
export function measureMachine(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times)
}

function work(): void {
  let state = 1
  for (let i = 0; i < STEPS; i += 1) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + i
  let digest = Buffer.from(String(state))
  for (let i = 0; i < HASHES; i += 1) digest = createHash('sha256').update(digest).digest()
}
