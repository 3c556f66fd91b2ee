import { readFileSync } from 'node:fs'
import type { Counts } from './tally.ts'

/** Counts in a report of vitest's JSON reporter. A skipped test has not passed. */
export function vitestCounts(path: string): Counts {
  const report = readReport(path) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Counts in a report of Playwright's JSON reporter. A test that passed only at its second try has failed. */
export function playwrightCounts(path: string): Counts {
  const { stats } = readReport(path) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error('the runner crashed: it left no report', { cause: error })
  }
}
