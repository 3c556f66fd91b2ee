import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { SuiteReport } from './reports.ts'

/** Writes the result of each project of a vitest run to a file, for the gate: vitest's own report mixes them. */
export class SuiteReporter implements Reporter {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, ({ project }) => project.name)
    const suites = Array.from(projects, ([name, modules]) => toSuite(name, modules))
    writeFileSync(this.#path, JSON.stringify({ suites }))
  }
}

function toSuite(name: string, modules: readonly TestModule[]): SuiteReport {
  const tests = modules.flatMap((module) =>
    Array.from(module.children.allTests(), (test) => ({
      name: `${relative(process.cwd(), module.moduleId)} › ${test.fullName} (${name})`,
      state: test.result().state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
    })),
  )
  return {
    name,
    // A skipped test has not passed.
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: tests.filter(({ state }) => state === 'failed').length,
    seconds: modules.reduce((sum, module) => sum + module.diagnostic().duration / 1_000, 0),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  }
}
