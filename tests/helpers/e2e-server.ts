/* The built demo shop for the browser journeys, on fresh data: `node tests/helpers/e2e-server.ts <port>`. */
import { rmSync } from 'node:fs'
import { e2eDataDir } from './e2e-data-dir.ts'
import { startRatesStub } from './rates-stub.ts'
import { serverEnv } from './server-env.ts'

const rates = await startRatesStub()
const port = process.argv[2] ?? ''
const dataDir = e2eDataDir(port)
rmSync(dataDir, { recursive: true, force: true })
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.env = serverEnv({
  PORT: port,
  DATA_DIR: dataDir,
  EXCHANGE_RATE_URL: rates.url,
  TRUST_PROXY: '1',
})
await import('#server/main.ts')
