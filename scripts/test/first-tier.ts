import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LaunchError } from '../launch/launch-error.mjs'
import type { Counts } from './reports.ts'

const FILE = 'reports/first-tier.json'

export type FirstTier = Counts & { seconds: number }

/** Forgets what an earlier `npm test` has counted. */
export function forgetFirstTier(): void {
  rmSync(FILE, { force: true })
}

/** Keeps what this `npm test` has counted, for `npm run test:all -- --second`. */
export function keepFirstTier(counts: FirstTier): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(counts))
}

/**
 * Takes what the last `npm test` has counted, once: another second tier needs another first one.
 * @throws LaunchError if there was none
 */
export function takeFirstTier(): FirstTier {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as FirstTier
  } catch {
    throw new LaunchError(
      'The second tier is added to an `npm test`: run that first, or all by `npm run test:all`.',
    )
  } finally {
    forgetFirstTier()
  }
}
