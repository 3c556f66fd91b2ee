import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Counts, SuiteReport, TestTime } from './reports.ts'
import { heading, runQuietly } from './run.ts'

type Result = Counts & { name: string; seconds: number; remark?: string; tests?: TestTime[] }

const SLOWEST = 10

/** Runs checks, in parallel if needed, and adds up what passed and failed. Every failure counts. */
export class Tally {
  /** In the order in which they were started; empty until a check has ended. */
  readonly #results: Result[][] = []
  readonly #leftOut: string[] = []
  readonly #reports = mkdtempSync(join(tmpdir(), 'krok-reports-'))

  constructor() {
    process.once('exit', this.#removeReports)
  }

  readonly #removeReports = () => rmSync(this.#reports, { recursive: true, force: true })

  /** A command that passes or fails as a whole. Its output is printed when it has ended. */
  async check(name: string, command: string, args: string[]): Promise<void> {
    await this.step(name, async () => {
      const { code, output } = await runQuietly(command, args)
      heading(name)
      console.log(output.trim())
      if (code !== 0) throw new Error(`exit ${code}`)
    })
  }

  /** Work that passes unless it throws. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    await this.#add([name], async () => {
      const start = performance.now()
      await work()
      return [{ name, passed: 1, failed: 0, seconds: (performance.now() - start) / 1_000 }]
    })
  }

  /** Counts what an earlier run has counted. */
  add(name: string, counts: Counts & { seconds: number }): void {
    this.#results.push([{ name, ...counts }])
  }

  /** The sum of all results so far. */
  total(): Counts & { seconds: number } {
    const results = this.#results.flat()
    const sum = (key: keyof Counts | 'seconds') => results.reduce((total, result) => total + result[key], 0)
    return { passed: sum('passed'), failed: sum('failed'), seconds: sum('seconds') }
  }

  /** Says at the end what this machine could not run; it counts neither as passed nor as failed. */
  leaveOut(name: string, reason: string): void {
    this.#leftOut.push(`– ${name}: not run, ${reason}`)
  }

  /**
   * A test runner of one or more suites: `work` makes it write its report to a path and resolves to its exit code;
   * `read` finds the suites in the report.
   * @param titles of the suites that must be in the report, by their names there
   */
  async suites(
    titles: Record<string, string>,
    read: (report: string) => SuiteReport[],
    work: (report: string) => Promise<number>,
  ): Promise<void> {
    await this.#add(Object.values(titles), async () => {
      const report = join(this.#reports, `${this.#results.length}.json`)
      const code = await work(report)
      const found = read(report)
      const results = Object.entries(titles).map(([name, title]): Result => {
        const suite = found.find((suite) => suite.name === name)
        // A report without numbers must not pass.
        if (!suite || !(suite.passed + suite.failed > 0)) return failure(title, 'no test ran')
        return { ...suite, name: title }
      })
      // A runner may fail with every test green: because of a file that did not load, or an error outside tests.
      if (code !== 0 && results.every(({ failed }) => failed === 0)) {
        const [first, ...others] = results
        const remark = `exit ${code} although no test failed`
        return first ? [{ ...first, failed: 1, remark }, ...others] : []
      }
      return results
    })
  }

  /** Prints the results, with only the total on the last line; returns the exit code. */
  finish(): number {
    process.off('exit', this.#removeReports)
    this.#removeReports()
    const results = this.#results.flat()
    const slowest = results
      .flatMap(({ tests = [] }) => tests)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
    if (slowest.length > 0) heading('the slowest tests')
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
    console.log()
    for (const { name, passed, failed, seconds, remark } of results) {
      const state = failed === 0 ? '✓' : '✗'
      console.log(
        `${state} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s of work${remark ? ` (${remark})` : ''}`,
      )
    }
    for (const line of this.#leftOut) console.log(line)
    const { passed, failed } = this.total()
    console.log(`\n${passed} passed, ${failed} failed`)
    return failed === 0 && passed > 0 ? 0 : 1
  }

  async #add(names: string[], work: () => Promise<Result[]>): Promise<void> {
    const place: Result[] = []
    this.#results.push(place)
    const results = await work().catch((error: unknown) => {
      const remark = error instanceof Error ? error.message : String(error)
      console.error(`${names.join(', ')}: ${remark}`)
      return names.map((name) => failure(name, remark))
    })
    place.push(...results)
  }
}

function failure(name: string, remark: string): Result {
  return { name, passed: 0, failed: 1, seconds: 0, remark }
}
