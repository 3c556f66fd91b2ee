/*
 * The gate. `npm test` runs all checks and the first tier of the tests, `npm run test:all` both tiers; after an `npm test`,
 * `npm run test:all -- --second` runs what that has left out, and adds its numbers. `-- --room orders` runs the tests of
 * one room. Installs what is missing, continues after failures, and ends with the total on a line of its own.
 */
import { resolve } from 'node:path'
import {
  BEHIND_PROXIES,
  chosenTests,
  IN_A_CLUSTER,
  IN_CONTAINERS,
  ON_A_NEW_MACHINE,
  sortTestFiles,
} from '#tests/tiers.ts'
import { buildIfStale } from './launch/build.ts'
import { readChoice } from './test/choice.ts'
import { provideChromium } from './test/chromium.ts'
import { provideCleanRoot } from './test/clean-root.ts'
import { provideClusterPrograms } from './test/cluster-programs.ts'
import { provideContainers } from './test/containers.ts'
import { keepFilesInMemory } from './test/files-in-memory.ts'
import { forgetFirstTier, keepFirstTier, takeFirstTier } from './test/first-tier.ts'
import { freePort } from './test/free-port.ts'
import { startPostgres } from './test/postgres.ts'
import { provideProxies } from './test/proxies.ts'
import { playwrightSuites, vitestSuites } from './test/reports.ts'
import { heading, leaveOnSignals, run, runQuietly } from './test/run.ts'
import { writeSbom } from './test/sbom.ts'
import { Tally } from './test/tally.ts'

const { tier, room } = readChoice(process.argv.slice(2))
const isWholeFirstTier = tier === 'first' && !room
leaveOnSignals()
keepFilesInMemory()
// Lets each process reuse what another one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
// The checks of types and lint are written in Go, and end before collecting their garbage often would pay.
process.env['GOGC'] ??= '400'
// By hand, tests start programs from their sources.
process.env['KROK_PACKED'] = '1'
// tests/tiers.ts reads them in the test runners.
Object.assign(process.env, { KROK_TIER: tier ?? '', KROK_ROOM: room ?? '' })
const tally = new Tally()

if (isWholeFirstTier) forgetFirstTier()
if (tier === 'second') {
  tally.add('npm test, before', takeFirstTier())
  await buildIfStale()
} else {
  await runChecks()
}

async function runChecks(): Promise<void> {
  const check = (name: string, ...options: string[]) =>
    tally.check(name, 'npm', ['run', '--silent', `check:${name}`, '--', ...options])
  // Whole and by one checker: several would each do again what they share, and here other work waits for the processors.
  const checkTypes = () => check('types', '--checkers', '1', '--incremental', 'false')
  // Lint reads the types of the routes, which the check of types generates.
  const checkTypesAndLint = () => checkTypes().then(() => check('lint'))
  await Promise.all([
    check('format'),
    checkTypesAndLint(),
    tally.step('build', buildIfStale),
    tally.step('list of packages', writeSbom),
  ])
}

/** Tests of programs that have to be installed, and cannot be everywhere. By hand, a test without its programs fails. */
const needy = [
  {
    files: BEHIND_PROXIES,
    name: 'tests behind nginx and Caddy',
    provide: provideProxies,
    reason: 'both have to be installed, and only Debian’s root can do it here',
  },
  {
    files: IN_CONTAINERS,
    name: 'the shop in containers',
    provide: provideContainers,
    reason:
      'Podman and mmdebstrap have to be installed, and only Debian’s root can do it, where it may make namespaces',
  },
  {
    files: IN_A_CLUSTER,
    name: 'the shop in a cluster',
    provide: provideClusterPrograms,
    reason:
      'etcd, Patroni, HAProxy, PgBouncer and Varnish have to be installed, and only Debian’s root can do it here',
  },
  {
    files: ON_A_NEW_MACHINE,
    name: 'the install on a new machine',
    provide: provideCleanRoot,
    reason: 'only Debian’s root can make one, where it may make namespaces',
  },
]
const wanted = Object.values(sortTestFiles({ tier, room })).flat()
const missing = needy.filter(
  ({ files, provide }) => files.some((file) => wanted.includes(file)) && !provide(),
)
for (const { name, reason } of missing) tally.leaveOut(name, reason)
process.env['KROK_LEFT_OUT'] = missing.flatMap(({ files }) => files).join(',')

const files = sortTestFiles(chosenTests())
/** Titles of the projects in vitest.config.ts that have tests of this choice. */
const titles = Object.fromEntries(
  (
    [
      ['unit', 'tests without a database'],
      ['postgres', 'tests on PostgreSQL'],
      ['pglite', 'tests on PGlite'],
    ] as const
  ).filter(([project]) => files[project].length > 0),
)

const given = process.env['TEST_DATABASE_URL']
const postgres = given ? Promise.resolve({ url: given, stop() {} }) : startPostgres()

const tests = tally.suites(titles, vitestSuites, async (report) => {
  heading('tests')
  return run('node_modules/.bin/vitest', ['run'], {
    TEST_DATABASE_URL: (await postgres).url,
    KROK_TEST_REPORT: report,
  })
})
// In parallel, since both often wait; this output is printed after that of the tests.
const journeys = tally.suites({ journeys: 'browser journeys' }, playwrightSuites, async (report) => {
  provideChromium()
  const { code, output } = await runQuietly(
    'node_modules/.bin/playwright',
    ['test', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_DATABASE_URL: (await postgres).url,
      KROK_E2E_PORT: String(await freePort()),
      KROK_LIVE_PORT: String(await freePort()),
      KROK_MAIL_PORT: String(await freePort()),
    },
  )
  await tests
  heading('browser journeys')
  console.log(output)
  return code
})
await Promise.all([tests, journeys])
await postgres.then(
  (server) => server.stop(),
  () => {},
)

if (isWholeFirstTier) keepFirstTier(tally.total())
process.exitCode = tally.finish()
