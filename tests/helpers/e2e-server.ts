/* The built demo shop for the browser journeys, on fresh data: `node tests/helpers/e2e-server.ts <port>`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRatesStub } from './rates-stub.ts'
import { serverEnv } from './server-env.ts'

const rates = await startRatesStub()
const dataDir = mkdtempSync(join(tmpdir(), 'krok-e2e-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.env = serverEnv({
  PORT: process.argv[2] ?? '',
  DATA_DIR: dataDir,
  EXCHANGE_RATE_URL: rates.url,
  TRUST_PROXY: '1',
})
await import('#server/main.ts')
