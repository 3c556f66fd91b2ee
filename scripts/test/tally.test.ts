import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playwrightSuites, type SuiteReport, type TestTime, vitestSuites } from './reports.ts'
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

const suite = (name: string, passed: number, failed: number, tests: TestTime[] = []) => ({
  name,
  passed,
  failed,
  seconds: 1,
  tests,
})
const vitestReport = (...suites: SuiteReport[]) => JSON.stringify({ suites })

/** A report like Playwright's, with one of the journeys. */
const journeysReport = (expected: number, unexpected: number, flaky: number) => {
  const tests = [{ projectName: 'phone', results: [{ duration: 10_500 }] }]
  const group = { title: 'a group', specs: [{ title: 'buys a jar', tests }] }
  return JSON.stringify({
    suites: [{ title: 'a.spec.ts', specs: [], suites: [group] }],
    stats: { expected, unexpected, flaky },
  })
}

/** A runner that writes `report` and exits with `code`. */
const runner = (report: string | undefined, code: number) => async (path: string) => {
  if (report !== undefined) writeFileSync(path, report)
  return code
}

function lastLine(): string | undefined {
  return said.join('\n').split('\n').at(-1)
}

test('adds up all runners, with the total alone on the last line', async () => {
  const tally = new Tally()
  await tally.check('a check', 'node', ['-e', '0'])
  await tally.step('a step', async () => {})
  await tally.suites({ a: 'some' }, vitestSuites, runner(vitestReport(suite('a', 3, 0)), 0))
  await tally.suites({ journeys: 'more' }, playwrightSuites, runner(journeysReport(4, 0, 0), 0))
  expect(tally.finish()).toBe(0)
  expect(lastLine()).toBe('9 passed, 0 failed')
})

test('adds what an earlier run has counted, and its failures', async () => {
  const tally = new Tally()
  tally.add('the first tier', { passed: 40, failed: 1, seconds: 2 })
  await tally.step('a step', async () => {})
  expect(tally.total()).toMatchObject({ passed: 41, failed: 1 })
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('41 passed, 1 failed')
})

test('counts the suites of one run separately, and lists them in the order in which they were started', async () => {
  const tally = new Tally()
  const slow = Promise.withResolvers<void>()
  const one = tally.suites({ a: 'first', b: 'second' }, vitestSuites, async (path) => {
    await slow.promise
    return runner(vitestReport(suite('b', 5, 1), suite('a', 3, 0), suite('c', 7, 7)), 1)(path)
  })
  await tally.step('third', async () => {})
  slow.resolve()
  await one
  expect(tally.finish()).toBe(1)
  const summary = said.filter((line) => /^[✓✗]/.test(line)).map((line) => line.replace(/,[^,]*$/, ''))
  expect(summary).toEqual([
    '✓ first: 3 passed, 0 failed',
    '✗ second: 5 passed, 1 failed',
    '✓ third: 1 passed, 0 failed',
  ])
  expect(lastLine()).toBe('9 passed, 1 failed')
})

test('says what this machine could not run, and counts it as neither', async () => {
  const tally = new Tally()
  tally.leaveOut('tests behind a proxy', 'there is none')
  await tally.step('a step', async () => {})
  expect(tally.finish()).toBe(0)
  expect(said).toContain('– tests behind a proxy: not run, there is none')
  expect(lastLine()).toBe('1 passed, 0 failed')
})

test('lists the ten slowest tests of all suites, the slowest first', async () => {
  const tally = new Tally()
  const tests = Array.from({ length: 12 }, (_, i) => ({ name: `test ${i}`, seconds: i }))
  await tally.suites({ a: 'some' }, vitestSuites, runner(vitestReport(suite('a', 12, 0, tests)), 0))
  await tally.suites({ journeys: 'more' }, playwrightSuites, runner(journeysReport(1, 0, 0), 0))
  tally.finish()
  const slowest = said.filter((line) => / s  /.test(line)).map((line) => line.trim())
  expect(slowest).toHaveLength(10)
  expect(slowest.slice(0, 3)).toEqual([
    '11.0 s  test 11',
    '10.5 s  a.spec.ts › a group › buys a jar (phone)',
    '10.0 s  test 10',
  ])
})

test('continues after a failure, and fails at the end', async () => {
  const tally = new Tally()
  await tally.check('a check', 'node', ['-e', 'process.exit(3)'])
  await tally.check('a command that is not there', 'no-such-command', [])
  await tally.step('a step', () => Promise.reject(new Error('bug')))
  await tally.suites({ a: 'some' }, vitestSuites, runner(vitestReport(suite('a', 3, 2)), 1))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('3 passed, 5 failed')
})

test.each<[string, string | undefined, number]>([
  ['a report without any test run', vitestReport(suite('a', 0, 0)), 0],
  ['a suite missing from the report', vitestReport(suite('b', 3, 0)), 0],
  ['a missing report', undefined, 0],
  ['a malformed report', 'crash', 0],
  ['a report without tests', '{}', 0],
])('%s counts as a failure', async (_what, report, code) => {
  const tally = new Tally()
  await tally.step('a step', async () => {})
  await tally.suites({ a: 'some' }, vitestSuites, runner(report, code))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('1 passed, 1 failed')
})

test('a runner that fails with every test green counts as a failure', async () => {
  const tally = new Tally()
  await tally.suites({ a: 'some' }, vitestSuites, runner(vitestReport(suite('a', 3, 0)), 1))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('3 passed, 1 failed')
})

test('a test that passed on its second try counts as a failure', async () => {
  const tally = new Tally()
  await tally.suites({ journeys: 'some' }, playwrightSuites, runner(journeysReport(4, 1, 2), 0))
  expect(tally.finish()).toBe(1)
  expect(lastLine()).toBe('4 passed, 3 failed')
})

test('no tests at all count as a failure', () => {
  expect(new Tally().finish()).toBe(1)
  expect(lastLine()).toBe('0 passed, 0 failed')
})
