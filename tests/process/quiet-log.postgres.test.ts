import { expect, onTestFinished, test } from 'vitest'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { eventually } from '../helpers/eventually.ts'
import { requestsFor, send } from '../helpers/order-stream.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { startDatabaseNetwork } from '../stand-ins/database-network.ts'
import { openSmtpServer } from '../stand-ins/open-smtp-server.ts'

type Line = { level: number; msg: string; path?: string; leftOut?: number; err?: object }

/** Longer than two looks of every lane for jobs. */
const AWAY_MS = 12 * SECOND
const WARN = 40

/** A mail server that has a mail in hand, and confirms it when the test says so. */
async function startHoldingMailServer() {
  const arrived = Promise.withResolvers<void>()
  const waiting: (() => void)[] = []
  let isHolding = true
  const server = await openSmtpServer({
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        if (isHolding) waiting.push(done)
        else done()
        arrived.resolve()
      })
    },
  })
  onTestFinished(() => server.close())
  function release(): void {
    isHolding = false
    for (const confirm of waiting) confirm()
  }
  return { url: server.url, arrived: arrived.promise, release }
}

test('a database that goes away under requests and jobs is one line of the log, then one a minute, and one when it is back', async () => {
  const home = await newHome()
  const network = await startDatabaseNetwork(home.settings['DATABASE_URL'] ?? '')
  const mails = await startHoldingMailServer()
  const shop = await startShop({
    ...home.settings,
    DATABASE_URL: network.url,
    SMTP_URL: mails.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  })
  for (const request of await requestsFor(shop, 5)) await send(shop, request)
  await mails.arrived

  const cutAt = Date.now()
  await network.cut()
  mails.release()
  const statuses: number[] = []
  async function ask(): Promise<void> {
    for (let i = 0; Date.now() - cutAt < AWAY_MS; i += 1) {
      const paths = [
        `/api/products?page=${i + 2}`,
        `/th/shop?page=${i + 2}`,
        '/account',
        '/readyz',
        '/healthz',
      ]
      for (const path of paths) {
        const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
        await response.arrayBuffer()
        statuses.push(response.status)
      }
    }
  }
  await Promise.all([ask(), ask(), ask()])
  await network.restore()
  await eventually(
    async () => shop.stdout(),
    (log) => log.includes('answers again'),
  )
  const minutes = Math.floor((Date.now() - cutAt) / MINUTE)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  const { stdout, stderr } = await shop.kill('SIGTERM')

  const unavailable = statuses.filter((status) => status === 503).length
  expect(unavailable).toBeGreaterThan(10)
  expect(stderr).toBe('')
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
  const loud = lines.filter(({ level }) => level >= WARN)
  const lost = loud.filter(({ err }) => err !== undefined)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.length).toBeLessThanOrEqual(1 + minutes)
  const others = loud.filter((line) => !lost.includes(line))
  expect(others.map(({ msg }) => msg)).toEqual(['the database answers again'])
  // The jobs' failures are among them, and every failed request.
  const leftOut = loud.reduce((sum, line) => sum + (line.leftOut ?? 0), 0)
  expect(leftOut).toBeGreaterThan(10)
  expect(lines.filter(({ path }) => path === '/readyz' || path === '/healthz')).toEqual([])
})
