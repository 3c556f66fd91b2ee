import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { SuiteReporter } from './scripts/test/suite-reporter.ts'
import { SHORT_LIVED } from '#tests/helpers/node-flags.ts'
import { chosenTests, sortTestFiles } from '#tests/tiers.ts'

const { unit, postgres, pglite, allOnPglite } = sortTestFiles(chosenTests())
/** The place where the gate reads the results of each project. */
const report = process.env['KROK_TEST_REPORT']
const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])

function project(name: string, include: string[], globalSetup: string[] = []): TestProjectConfiguration {
  return { extends: true, test: { name, include, globalSetup } }
}

export default defineConfig({
  test: {
    projects: [
      project('pglite', onPostgres ? pglite : allOnPglite, ['tests/databases/prepare-pglite.ts']),
      ...(onPostgres ? [project('postgres', postgres, ['tests/databases/prepare-postgres.ts'])] : []),
      project('unit', unit),
    ],
    reporters: ['default', ...(report ? [new SuiteReporter(report)] : [])],
    setupFiles: ['tests/helpers/no-stray-errors.ts'],
    // Embedded databases keep a core busy each.
    maxWorkers: 2,
    // Each worker loads our code once instead of once per file. No test leaves state behind in a module.
    isolate: false,
    execArgv: SHORT_LIVED,
    // Only a test that hangs fails by time, however busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    allowOnly: false,
  },
})
