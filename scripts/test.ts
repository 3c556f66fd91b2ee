/*
 * The gate: `npm test`. Installs what is missing, runs every check even if earlier ones failed, and ends with the
 * sum over all of them on a line of its own.
 */
import { buildIfStale } from './launch/build.ts'
import { provideChromium } from './test/chromium.ts'
import { freePort } from './test/free-port.ts'
import { startPostgres } from './test/postgres.ts'
import { playwrightCounts, vitestCounts } from './test/reports.ts'
import { leaveOnSignals, run } from './test/run.ts'
import { Tally } from './test/tally.ts'

leaveOnSignals()
const tally = new Tally()

for (const check of ['format', 'lint', 'types']) {
  await tally.check(check, 'npm', ['run', '--silent', `check:${check}`])
}
await tally.step('build', async () => buildIfStale())

await tally.suite('tests on PGlite', vitestCounts, (report) => vitest(report))
await tally.suite('tests on PostgreSQL', vitestCounts, async (report) => {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop() {} } : await startPostgres()
  try {
    return await vitest(report, { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
})
await tally.suite('browser journeys', playwrightCounts, async (report) => {
  provideChromium()
  return run('node_modules/.bin/playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    KROK_E2E_PORT: String(await freePort()),
  })
})

function vitest(report: string, env: NodeJS.ProcessEnv = { TEST_DATABASE_URL: undefined }): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return run('node_modules/.bin/vitest', ['run', ...reporters], env)
}

process.exitCode = tally.finish()
