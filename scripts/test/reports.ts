import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

export type TestTime = { name: string; seconds: number }

/** The result of a suite; `seconds` is the time of its files, added up over the workers. */
export type SuiteReport = Counts & { name: string; seconds: number; tests: TestTime[] }

/** The suites in a report of our own vitest reporter. */
export function vitestSuites(path: string): SuiteReport[] {
  const { suites } = readReport(path) as { suites?: SuiteReport[] }
  return suites ?? []
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  suites?: PlaywrightSuite[]
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** The only suite in a report of Playwright's JSON reporter. A test that passed only on its second try has failed. */
export function playwrightSuites(path: string): SuiteReport[] {
  const { suites = [], stats } = readReport(path) as PlaywrightReport
  if (!stats) return []
  const tests = suites.flatMap((suite) => journeysOf(suite, ''))
  return [
    {
      name: 'journeys',
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
      tests,
    },
  ]
}

function journeysOf({ title, suites = [], specs }: PlaywrightSuite, above: string): TestTime[] {
  const place = `${above}${title} › `
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        name: `${place}${spec.title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, place)),
  ]
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error('the runner crashed: it left no report', { cause: error })
  }
}
