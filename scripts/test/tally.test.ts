import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playwrightCounts, vitestCounts } from './reports.ts'
import { Tally } from './tally.ts'

/* A gate that lets something through is worse than none. */

let said: string[] = []
beforeEach(() => {
  said = []
  const listen = (...args: unknown[]) => void said.push(args.join(' '))
  vi.spyOn(console, 'log').mockImplementation(listen)
  vi.spyOn(console, 'error').mockImplementation(listen)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed })

/** A runner that leaves `report` and ends with `code`. */
const runner = (report: string | undefined, code: number) => async (path: string) => {
  if (report !== undefined) writeFileSync(path, report)
  return code
}

function lastLine(): string | undefined {
  return said.join('\n').split('\n').at(-1)
}

test('adds up all runners, and says so alone on the last line', async () => {
  const tally = new Tally()
  await tally.check('a check', 'node', ['-e', '0'])
  await tally.step('a step', async () => {})
  await tally.suite('some', vitestCounts, runner(vitestReport(3, 0), 0))
  await tally.suite('more', playwrightCounts, runner('{"stats":{"expected":4,"unexpected":0,"flaky":0}}', 0))
  expect(tally.finish()).toBe(0)
  expect(lastLine()).toBe('9 passed, 0 failed')
})

test('goes on after a failure, and ends with it', async () => {
  const tally = new Tally()
  await tally.check('a check', 'node', ['-e', 'process.exit(3)'])
  await tally.check('a command that is not there', 'no-such-command', [])
  await tally.step('a step', () => Promise.reject(new Error('bug')))
  await tally.suite('some', vitestCounts, runner(vitestReport(3, 2), 1))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('3 passed, 5 failed')
})

test.each<[string, string | undefined, number]>([
  ['no test ran', vitestReport(0, 0), 0],
  ['the runner left no report', undefined, 0],
  ['the report is no report', 'crash', 0],
  ['the report says nothing of tests', '{}', 0],
])('%s: a failure', async (_what, report, code) => {
  const tally = new Tally()
  await tally.step('a step', async () => {})
  await tally.suite('some', vitestCounts, runner(report, code))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('1 passed, 1 failed')
})

test('a runner that fails with every test green: a failure', async () => {
  const tally = new Tally()
  await tally.suite('some', vitestCounts, runner(vitestReport(3, 0), 1))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('3 passed, 1 failed')
})

test('a test that passed at its second try: a failure', async () => {
  const tally = new Tally()
  await tally.suite('some', playwrightCounts, runner('{"stats":{"expected":4,"unexpected":1,"flaky":2}}', 0))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('4 passed, 3 failed')
})

test('nothing at all: a failure', () => {
  expect(new Tally().finish()).toBe(1)
  expect(lastLine()).toBe('0 passed, 0 failed')
})
