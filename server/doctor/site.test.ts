import { once } from 'node:events'
import { request as send } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#domain/kernel/context.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { listening } from '#tests/helpers/listening.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { startTlsProxy } from '#tests/stand-ins/tls-proxy.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import type { ServerEnv } from '../server-env.ts'
import { doctorEndpoints, SEEN_PATH } from './endpoints.ts'
import { SIGNATURE, sign } from './signature.ts'
import { lookAtSite } from './site.ts'
import { lookAtTls } from './tls.ts'

/* Real servers and proxies; of the shop, what answers the doctor and says whether it is ready. */

const { config, seal } = surroundings()

/** A process of the shop that trusts so many proxies. */
async function startShop({
  trusted = 0,
  siteUrl = 'http://localhost',
  isReady = true,
} = {}): Promise<string> {
  const app = new Hono<ServerEnv>()
  app.use(async (c, next) => {
    // The endpoints use no more of it.
    c.set('ctx', { seal, now: () => new Date() } as Ctx)
    return next()
  })
  app.get('/readyz', (c) => c.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503))
  app.route('/', doctorEndpoints({ siteUrl, trustedProxies: trusted }))
  const listener = getRequestListener(app.fetch)
  return serve((request, response) => void listener(request, response))
}

async function serve(listener: Parameters<typeof listening>[0]): Promise<string> {
  const server = await listening(listener)
  onTestFinished(() => server.close())
  return server.url
}

/** A proxy without TLS in front of `upstream`, with these headers in place of those that came. */
function startProxy(
  upstream: string,
  headersOf: (client: string) => Record<string, string>,
): Promise<string> {
  return serve((request, response) => {
    const headers = { ...request.headers, ...headersOf(request.socket.remoteAddress ?? '') }
    const passed = send(new URL(request.url ?? '/', upstream), { method: request.method, headers })
    passed.on('response', (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    )
    request.pipe(passed)
  })
}

const look = async (siteUrl: string) => saidBy(await lookAtSite(surroundings({ SITE_URL: siteUrl })))

/** The shop behind one real proxy with TLS, which appends to the header as nginx does. */
async function startBehindTls(trusted: number): Promise<string> {
  const port = await freePort()
  const siteUrl = `https://localhost:${port}`
  const proxy = await startTlsProxy(port, [await startShop({ trusted, siteUrl })])
  onTestFinished(() => proxy.close())
  return siteUrl
}

test.each([
  [0, 'proxies too_few_trusted'],
  [1, 'proxies right'],
  [2, 'proxies too_many_trusted'],
])('behind one proxy with TLS, TRUST_PROXY=%i', async (trusted, said) => {
  const found = await look(await startBehindTls(trusted))
  expect(found).toContain('site ready')
  expect(found).toContain(said)
  if (trusted > 0) expect(found).toContain('host kept')
})

test('two proxies, of which the first throws away what visitors make up', async () => {
  const shop = await startShop({ trusted: 1 })
  const inner = await startProxy(shop, () => ({}))
  const front = await startProxy(inner, (client) => ({ 'x-forwarded-for': `${client}, 10.0.0.1` }))
  expect(await look(front)).toContain('proxies too_few_trusted')
})

test('a proxy that does not say who asks', async () => {
  const shop = await startShop({ trusted: 1 })
  const upstream = await startProxy(shop, () => ({ 'x-forwarded-for': '' }))
  const { certificate, url } = await startTlsServer((request, response) => {
    send(new URL(request.url ?? '/', upstream), { headers: request.headers })
      .on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)))
      .end()
  })
  expect(certificate).toContain('BEGIN')
  expect(await look(url)).toContain('proxies silent')
})

test('without a proxy, on this machine', async () => {
  const url = await startShop()
  expect(await look(url)).toEqual(['site ready', 'host kept', 'proxies right'])
})

test('a proxy that asks for another host', async () => {
  const shop = await startShop()
  const front = await startProxy(shop, () => ({ host: new URL(shop).host }))
  expect(await look(front)).toContain('host changed')
})

test('a shop that cannot sell, another server, and none', async () => {
  expect(await look(await startShop({ isReady: false }))).toContain('site not_ready')
  expect(await look(await serve((_request, response) => void response.end('ready')))).toEqual([
    'site elsewhere',
  ])
  const findings = await lookAtSite(surroundings({ SITE_URL: 'http://127.0.0.1:9' }))
  expect(saidBy(findings)).toEqual(['site away'])
  expect(findings[0]?.values['reason']).toContain('ECONNREFUSED')
})

test('a shop with another secret does not answer, and nobody gets an answer twice', async () => {
  const url = await startShop()
  const other = surroundings({ SITE_URL: url, SECRET: 'another secret of the tests, as long' })
  expect(saidBy(await lookAtSite(other))).toEqual(['site elsewhere'])

  const ask = async (signature: string) =>
    (await fetch(url + SEEN_PATH, { headers: { [SIGNATURE]: signature } })).status
  const signature = sign(seal, SEEN_PATH, new Date())
  expect([await ask(signature), await ask(signature)]).toEqual([200, 404])
  expect(await ask(sign(seal, '/doctor/findings', new Date()))).toBe(404)
  expect(await ask(sign(seal, SEEN_PATH, addTime(new Date(), -HOUR)))).toBe(404)
  expect(await ask('')).toBe(404)
})

test('the demo is not looked at from outside', async () => {
  const demo = { ...surroundings(), config: { ...config, isDemo: true } }
  expect([...(await lookAtSite(demo)), ...(await lookAtTls(demo))]).toEqual([])
})

/** A server with a certificate of its own for localhost. */
async function startTlsServer(
  listener: Parameters<typeof listening>[0] = (_request, response) => void response.end(),
  { until = addTime(new Date(), 60 * DAY), name = 'localhost' } = {},
): Promise<{ url: string; certificate: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    notBeforeDate: addTime(new Date(), -90 * DAY),
    notAfterDate: until,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  const server = createServer({ key, cert }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, certificate: cert }
}

/** As if an authority that browsers trust had signed it. */
function trust(certificate: string): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, certificate])
  onTestFinished(() => setDefaultCACertificates(before))
}

const lookAtCertificate = async (url: string, now = new Date()) =>
  lookAtTls(surroundings({ SITE_URL: url }, { now: () => now }))

test('a certificate that is trusted, and one that ends soon', async () => {
  const { url, certificate } = await startTlsServer()
  trust(certificate)
  expect(await lookAtCertificate(url)).toMatchObject([{ says: 'valid', values: { left: 59 } }])
  expect(saidBy(await lookAtCertificate(url))).toEqual(['tls valid'])
  expect(saidBy(await lookAtCertificate(url, addTime(new Date(), 50 * DAY)))).toEqual(['tls ends_soon'])
})

test('a certificate that has ended, of nobody known, or of another name', async () => {
  const ended = await startTlsServer(undefined, { until: addTime(new Date(), -2 * DAY) })
  expect(saidBy(await lookAtCertificate(ended.url))).toEqual(['tls ended'])
  const own = await startTlsServer()
  expect(await lookAtCertificate(own.url)).toMatchObject([
    { says: 'untrusted', values: { reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
  ])
  const other = await startTlsServer(undefined, { name: 'other.example' })
  trust(other.certificate)
  const found = await lookAtCertificate(other.url)
  expect(saidBy(found)).toEqual(['tls untrusted'])
  expect(found[0]?.values['reason']).toContain('ALTNAME')
})

test('an address without TLS, and one that nobody answers', async () => {
  expect(saidBy(await lookAtCertificate('http://127.0.0.1:9'))).toEqual(['tls none'])
  expect(await lookAtCertificate('https://127.0.0.1:9')).toEqual([])
})
