import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

export type Counts = { passed: number; failed: number }

/** Runs one check after another and adds up what passed and failed; every failure is counted. */
export class Tally {
  readonly #results: { name: string; counts: Counts; seconds: number; remark: string | undefined }[] = []
  readonly #reports = mkdtempSync(join(tmpdir(), 'krok-reports-'))

  constructor() {
    process.once('exit', this.#removeReports)
  }

  readonly #removeReports = () => rmSync(this.#reports, { recursive: true, force: true })

  /** A command that passes or fails as a whole. */
  async check(name: string, command: string, args: string[]): Promise<void> {
    await this.step(name, async () => {
      const code = await run(command, args)
      if (code !== 0) throw new Error(`exit ${code}`)
    })
  }

  /** Work that passes unless it throws. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    await this.#time(name, async () => {
      await work()
      return { counts: { passed: 1, failed: 0 } }
    })
  }

  /** A test runner: `work` has it write its report to a path and answers with its exit code; `read` counts. */
  async suite(
    name: string,
    read: (report: string) => Counts,
    work: (report: string) => Promise<number>,
  ): Promise<void> {
    await this.#time(name, async () => {
      const report = join(this.#reports, `${this.#results.length}.json`)
      const code = await work(report)
      const counts = read(report)
      // A report without numbers must not pass.
      if (!(counts.passed + counts.failed > 0)) throw new Error('no test ran')
      // A runner may fail with every test green: a file that did not load, an error outside of tests.
      if (code !== 0 && counts.failed === 0) {
        return { counts: { ...counts, failed: 1 }, remark: `exit ${code} although no test failed` }
      }
      return { counts }
    })
  }

  /** Prints the results, with the sum alone on the last line; returns the exit code. */
  finish(): number {
    this.#removeReports()
    console.log()
    for (const { name, counts, seconds, remark } of this.#results) {
      const state = counts.failed === 0 ? '✓' : '✗'
      const numbers = `${counts.passed} passed, ${counts.failed} failed`
      console.log(`${state} ${name}: ${numbers} in ${seconds.toFixed(1)} s${remark ? ` (${remark})` : ''}`)
    }
    const sum = (key: keyof Counts) => this.#results.reduce((total, { counts }) => total + counts[key], 0)
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  }

  async #time(name: string, work: () => Promise<{ counts: Counts; remark?: string }>): Promise<void> {
    console.log(`\n── ${name} ──`)
    const start = performance.now()
    const result = await work().catch((error: unknown) => {
      const remark = error instanceof Error ? error.message : String(error)
      console.error(`${name}: ${remark}`)
      return { counts: { passed: 0, failed: 1 }, remark }
    })
    this.#results.push({ name, seconds: (performance.now() - start) / 1_000, remark: undefined, ...result })
  }
}
