/* The built demo shop for the browser journeys, on fresh data: `node tests/helpers/e2e-server.ts <port>`. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { e2eDataDir } from './data-dir.ts'
import { startPayFastStandIn } from '../stand-ins/payfast.ts'
import { startRatesStub } from '../stand-ins/exchange-rates.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'

const rates = await startRatesStub()
const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const payFast = await startPayFastStandIn(merchant)
const port = process.argv[2] ?? ''
const dataDir = e2eDataDir(port)
rmSync(dataDir, { recursive: true, force: true })
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
process.env = serverEnv({
  PORT: port,
  DATA_DIR: dataDir,
  EXCHANGE_RATE_URL: rates.url,
  TRUST_PROXY: '1',
  PAYFAST_MERCHANT_ID: merchant.merchantId,
  PAYFAST_MERCHANT_KEY: merchant.merchantKey,
  PAYFAST_PASSPHRASE: merchant.passphrase,
  PAYFAST_URL: payFast.url,
  PAYFAST_API_URL: payFast.apiUrl,
})
// Journeys bring the orders and guests that they look for.
process.argv = [...process.argv.slice(0, 2), '--no-year']
await import(resolve(programOf('server/main.ts')))
