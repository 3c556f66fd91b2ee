/*
 * The shop as its owner runs it, for the journeys of tests/live: `node tests/live/server.ts <port> <mail port>`. A proxy
 * that ends TLS, two processes behind it, PostgreSQL (TEST_DATABASE_URL), a mail server, PayFast's stand-in.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import PostalMime from 'postal-mime'
import { loadConfig } from '#config/config.ts'
import { fillSettings } from '#domain/base/settings/index.ts'
import { openServices } from '#server/services.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { createDatabase, dropDatabase, urlOf } from '../databases/postgres-databases.ts'
import { type Program, programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { openSmtpServer, type ReceivedMail } from '../stand-ins/open-smtp-server.ts'
import { startPayFastStandIn } from '../stand-ins/payfast.ts'
import { startTlsProxy } from '../stand-ins/tls-proxy.ts'

const [port = 0, mailPort = 0] = process.argv.slice(2).map(Number)
const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }

const smtp = await openSmtpServer()
const payFast = await startPayFastStandIn(merchant)
const database = await createDatabase(postgres)
const dataDir = mkdtempSync(join(tmpdir(), 'krok-live-'))
const settings = {
  SITE_URL: `https://localhost:${port}`,
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  DATABASE_URL: urlOf(postgres, database),
  DATA_DIR: dataDir,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'KROK <hello@krok.example>',
  SECRET: 'a secret of the journeys, long enough',
  BANK_ACCOUNT: 'Test Bank, KROK Foods (Pty) Ltd, 123 456 7890, branch 000000',
  PAYFAST_MERCHANT_ID: merchant.merchantId,
  PAYFAST_MERCHANT_KEY: merchant.merchantKey,
  PAYFAST_PASSPHRASE: merchant.passphrase,
  PAYFAST_URL: payFast.url,
  PAYFAST_API_URL: payFast.apiUrl,
  // Nobody answers at port 9: the shop has its fixed rates at once.
  EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'error',
}
const shops: ChildProcess[] = []
const ended: Promise<unknown>[] = []
process.once('SIGTERM', () => void stop())

await once(run('scripts/seed.ts'), 'close')
await openShop()
const ports = [await freePort(), await freePort()]
let setupToken = ''
for (const port of ports) {
  const shop = run('server/main.ts', { PORT: String(port) })
  shops.push(shop)
  ended.push(once(shop, 'close'))
  shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
    setupToken = /with the token (\S+)/.exec(text)?.[1] ?? setupToken
  })
}
serveMailbox()
const proxy = await startTlsProxy(
  port,
  ports.map((port) => `http://127.0.0.1:${port}`),
)
// PayFast posts its notifications to the shop's public address.
setDefaultCACertificates([...getCACertificates(), proxy.certificate])

/** Before the first start, which would have it closed: the journeys are visitors', and one of them is the first admin. */
async function openShop(): Promise<void> {
  const services = await openServices(loadConfig(serverEnv(settings)))
  const bank = { account: settings.BANK_ACCOUNT }
  await fillSettings(services.newCtx(services.log), { opening: { isOpen: true }, bank })
  await services.close()
}

function run(script: Program, more: Record<string, string> = {}): ChildProcess {
  const env = serverEnv({ ...settings, ...more })
  return spawn(process.execPath, [programOf(script)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Answers as the demo's mailbox does, from the mails that have arrived: `?to=` an address. At `/setup-token`, what was printed. */
function serveMailbox(): void {
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname === '/setup-token') {
      response.end(setupToken)
      return
    }
    const to = searchParams.get('to') ?? ''
    void Promise.all(smtp.received.filter((mail) => mail.to.includes(to)).map(read)).then((mails) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(mails.toReversed())),
    )
  }).listen(mailPort, '127.0.0.1')
}

async function read({ source }: ReceivedMail) {
  const { subject, text, html } = await PostalMime.parse(source)
  return { subject, text, html }
}

async function stop(): Promise<void> {
  proxy.close()
  for (const shop of shops) shop.kill('SIGTERM')
  await Promise.all(ended)
  await dropDatabase(postgres, database)
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
