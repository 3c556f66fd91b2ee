import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ALSO_ON_PGLITE,
  BEHIND_PROXIES,
  DIFFERS_ON_PGLITE,
  IN_CONTAINERS,
  SECOND_TIER,
  sortTestFiles,
} from '#tests/tiers.ts'
import { ROOMS } from '../../rooms.ts'

const { unit, postgres, pglite, allOnPglite } = sortTestFiles()
const [first, second] = [sortTestFiles({ tier: 'first' }), sortTestFiles({ tier: 'second' })]

test('every test file runs somewhere, and each that needs a database on PostgreSQL, unless it is only for PGlite', () => {
  const all = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', 'build'] })
  expect(all.toSorted()).toEqual([...new Set([...unit, ...postgres, ...pglite])].toSorted())
  expect(allOnPglite.filter((file) => !postgres.includes(file)).toSorted()).toEqual([
    'database/take-turns.pglite.test.ts',
    'tests/process/embedded.pglite.test.ts',
  ])
})

test('on each engine every test file runs in exactly one tier', () => {
  for (const engine of ['unit', 'postgres', 'pglite'] as const) {
    expect([...first[engine], ...second[engine]].toSorted()).toEqual(sortTestFiles()[engine].toSorted())
  }
})

test('a file that is left out runs nowhere, and all others do', () => {
  const leftOut = [...BEHIND_PROXIES, ...IN_CONTAINERS]
  const without = sortTestFiles({ leftOut })
  expect(
    [...postgres, ...unit].filter((file) => ![...without.postgres, ...without.unit].includes(file)),
  ).toEqual(leftOut)
})

test('each module of domain/ that is tested on a database is tested on both engines', () => {
  const moduleOf = (file: string) => /^domain\/(?!kernel)([^/]+\/[^/]+)\//.exec(file)?.[1]
  const modules = new Set(postgres.flatMap((file) => moduleOf(file) ?? []))
  const onBoth = new Set(pglite.flatMap((file) => moduleOf(file) ?? []))
  expect(modules.size).toBeGreaterThan(10)
  expect([...modules].filter((name) => !onBoth.has(name))).toEqual([])
})

test('the lists name only tests that exist', () => {
  const listed = [...SECOND_TIER, ...DIFFERS_ON_PGLITE, ...ALSO_ON_PGLITE]
  expect(listed.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

test.each(ROOMS)('the tests of %s are of that room alone, with a journey in the first tier', (room) => {
  const files = Object.values(sortTestFiles({ tier: 'first', room })).flat()
  const elsewhere = files.filter((file) => !file.includes(`/${room}/`))
  expect(elsewhere.filter((file) => !/^(tests\/house\/|database\/policies)/.test(file))).toEqual([])
  const journeys = globSync(`tests/e2e/${room}/*.spec.ts`).map((file) => readFileSync(file, 'utf8'))
  expect(journeys.some((source) => source.includes('@first'))).toBe(true)
})
