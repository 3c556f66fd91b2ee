import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALSO_ON_PGLITE, sortTestFiles } from '#tests/databases/engines.ts'

const { unit, postgres, pglite, allOnPglite } = sortTestFiles()

test('every test file runs somewhere, and each that needs a database on PostgreSQL, unless it is only for PGlite', () => {
  const all = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', 'build'] })
  expect(all.toSorted()).toEqual([...new Set([...unit, ...postgres, ...pglite])].toSorted())
  expect(allOnPglite.filter((file) => !postgres.includes(file)).toSorted()).toEqual([
    'database/take-turns.pglite.test.ts',
    'tests/process/embedded.pglite.test.ts',
  ])
})

test('each module of domain/ that is tested on a database is tested on both engines', () => {
  const moduleOf = (file: string) => /^domain\/(?!kernel)([^/]+\/[^/]+)\//.exec(file)?.[1]
  const modules = new Set(postgres.flatMap((file) => moduleOf(file) ?? []))
  const onBoth = new Set(pglite.flatMap((file) => moduleOf(file) ?? []))
  expect(modules.size).toBeGreaterThan(10)
  expect([...modules].filter((name) => !onBoth.has(name))).toEqual([])
})

test('the list names only tests that exist', () => {
  expect(ALSO_ON_PGLITE.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
