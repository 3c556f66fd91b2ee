import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { SuiteReporter } from './scripts/test/suite-reporter.ts'
import { sortTestFiles } from './tests/helpers/engines.ts'

const { unit, postgres, pglite, allOnPglite } = sortTestFiles()
/** Where the gate wants to read what became of each project. */
const report = process.env['KROK_TEST_REPORT']
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])

function project(name: string, include: string[], globalSetup: string[] = []): TestProjectConfiguration {
  return { extends: true, test: { name, include, globalSetup } }
}

export default defineConfig({
  test: {
    projects: [
      project('pglite', onPostgres ? pglite : allOnPglite, ['tests/helpers/prepare-pglite.ts']),
      ...(onPostgres ? [project('postgres', postgres, ['tests/helpers/prepare-postgres.ts'])] : []),
      project('unit', unit),
    ],
    reporters: ['default', ...(report ? [new SuiteReporter(report)] : [])],
    setupFiles: ['tests/helpers/no-stray-errors.ts'],
    // Embedded databases keep a core busy each.
    maxWorkers: 2,
    // A worker loads our code once, not once per file: no test leaves anything behind in a module.
    isolate: false,
    // A busy machine may be slow; only what hangs fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    allowOnly: false,
  },
})
