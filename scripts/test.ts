/*
 * The gate: `npm test`. Installs what is missing, runs every check even if earlier ones failed, and ends with the total
 * on a line of its own.
 */
import { resolve } from 'node:path'
import { buildIfStale } from './launch/build.ts'
import { provideChromium } from './test/chromium.ts'
import { provideProxies } from './test/proxies.ts'
import { freePort } from './test/free-port.ts'
import { startPostgres } from './test/postgres.ts'
import { playwrightSuites, vitestSuites } from './test/reports.ts'
import { keepFilesInMemory } from './test/files-in-memory.ts'
import { heading, leaveOnSignals, run, runQuietly } from './test/run.ts'
import { writeSbom } from './test/sbom.ts'
import { Tally } from './test/tally.ts'

leaveOnSignals()
keepFilesInMemory()
// Lets each process reuse what another one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
// The checks of types and lint are written in Go, and end before collecting their garbage often would pay.
process.env['GOGC'] ??= '400'
const tally = new Tally()

const check = (name: string, ...options: string[]) =>
  tally.check(name, 'npm', ['run', '--silent', `check:${name}`, '--', ...options])
// Whole and by one checker: several would each do again what they share, and here other work waits for the processors.
const checkTypes = () => check('types', '--checkers', '1', '--incremental', 'false')
// Lint reads the types of the routes, which the check of types generates.
const checkTypesAndLint = () => checkTypes().then(() => check('lint'))
// By hand, tests start programs from their sources.
process.env['KROK_PACKED'] = '1'
await Promise.all([
  check('format'),
  checkTypesAndLint(),
  tally.step('build', buildIfStale),
  tally.step('list of packages', writeSbom),
])

/** Titles of the projects in vitest.config.ts. */
const TESTS = { unit: 'tests without a database', postgres: 'tests on PostgreSQL', pglite: 'tests on PGlite' }

const given = process.env['TEST_DATABASE_URL']
const postgres = given ? Promise.resolve({ url: given, stop() {} }) : startPostgres()

if (!provideProxies()) {
  process.env['KROK_WITHOUT_PROXIES'] = '1'
  tally.leaveOut(
    'tests behind nginx and Caddy',
    'both have to be installed, and only Debian’s root can do it here',
  )
}
const tests = tally.suites(TESTS, vitestSuites, async (report) => {
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

process.exitCode = tally.finish()
