import { expect, onTestFinished, test } from 'vitest'
import { VERSION } from '#config/version.ts'
import { eventually } from '../helpers/eventually.ts'
import { requestsFor, send } from '../helpers/order-stream.ts'
import { newHome, spawnShop, startShop } from '../helpers/shop-process.ts'
import { openSmtpServer } from '../stand-ins/open-smtp-server.ts'

const METRICS_TOKEN = 'a token for the tests, long enough'
const authorization = `Bearer ${METRICS_TOKEN}`

test('an order placed at a process for the web gets its mail from one for jobs, which answers nothing else', async () => {
  const home = await newHome()
  const mails = await openSmtpServer()
  onTestFinished(() => mails.close())
  const settings = {
    ...home.settings,
    SMTP_URL: mails.url,
    METRICS_TOKEN,
    TRUST_PROXY: '1',
    SECRET: 'for tests '.repeat(4),
    LOG_LEVEL: 'info',
  }
  const web = await startShop({ ...settings, ROLE: 'web' })
  const [request] = await requestsFor(web, 1)
  if (!request) throw new Error('there is one')
  await send(web, request)
  const jobs = await startShop({ ...settings, ROLE: 'jobs' })
  await eventually(
    async () => mails.received,
    (received) => received.some(({ to }) => to.includes(`${request.key}@example.com`)),
  )

  const statusOf = async (shop: { url: string }, path: string) =>
    (await fetch(`${shop.url}${path}`, { headers: { authorization } })).status
  for (const shop of [web, jobs]) {
    expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'alive', release: VERSION })
    expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({ status: 'ready' })
    expect(await statusOf(shop, '/metrics')).toBe(200)
  }
  for (const path of ['/', '/th/shop', '/api/products', '/assets/x.js', '/admin', '/dev/mailbox', '/sw.js']) {
    expect([path, await statusOf(jobs, path)]).toEqual([path, 404])
  }
  expect((await fetch(`${jobs.url}/api/orders`, { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await fetch(`${jobs.url}/metrics`)).status).toBe(401)

  const [ofWeb, ofJobs] = [await web.kill('SIGTERM'), await jobs.kill('SIGTERM')]
  expect([ofWeb, ofJobs]).toMatchObject([
    { code: 0, stderr: '' },
    { code: 0, stderr: '' },
  ])
  expect(ofWeb.stdout).toContain(`"release":"${VERSION}","role":"web"`)
  expect(ofWeb.stdout).not.toContain('"jobId"')
  expect(ofJobs.stdout).toContain('"kind":"send-order-confirmation"')
  expect(ofJobs.stdout).toContain('KROK does the jobs of')
})

test('a process of the embedded database does everything', async () => {
  const shop = await spawnShop({ ROLE: 'jobs' })
  const { code, stderr } = await shop.ended
  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL is required with ROLE=jobs')
})
