import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const setupFiles = ['tests/helpers/no-stray-errors.ts']

/** Of the folders that need a database, those that do not. */
const withoutDatabase = ['tests/house/*.test.ts']

/** What touches no database runs once, with the embedded one. */
const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    setupFiles,
    include: ['{shared,config,adapters,scripts,app}/**/*.test.{ts,tsx}', ...withoutDatabase],
  },
}

/** What does runs on PGlite, and on PostgreSQL where TEST_DATABASE_URL names one. */
const database: TestProjectConfiguration = {
  test: {
    name: onPostgres ? 'postgres' : 'pglite',
    setupFiles,
    globalSetup: ['tests/helpers/prepare-databases.ts'],
    include: ['{domain,database,server,tests}/**/*.test.ts'],
    // Races need more than the one connection of PGlite.
    exclude: [
      ...withoutDatabase,
      'tests/e2e/**',
      ...(onPostgres ? ['**/*.pglite.test.ts'] : ['**/*.postgres.test.ts', 'tests/races/**']),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  test: {
    projects: onPostgres ? [database] : [unit, database],
    // Embedded databases keep a core busy each.
    maxWorkers: 2,
    allowOnly: false,
  },
})
