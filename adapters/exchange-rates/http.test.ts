import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { httpExchangeRates } from './http.ts'

/** A rate service that answers with `answer`. */
async function serviceThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return `http://127.0.0.1:${address.port}/v6`
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

test('asks for the rates of the rand', async () => {
  let asked = ''
  const url = await serviceThat((request, response) => {
    asked = `${request.method} ${request.url}`
    json({ success: true, rates: { ZAR: 1, USD: 0.05 } })(request, response)
  })
  expect(await httpExchangeRates(url).fetchRates()).toEqual({ ZAR: 1, USD: 0.05 })
  expect(asked).toBe('GET /v6/latest/ZAR')
})

test('needs no success flag', async () => {
  const url = await serviceThat(json({ rates: { USD: 0.05 } }))
  expect(await httpExchangeRates(url).fetchRates()).toEqual({ USD: 0.05 })
})

test('skips entries that are not rates', async () => {
  const rates = { USD: 0.05, EUR: 0, GBP: -1, JPY: '10', AUD: null, CAD: {} }
  const url = await serviceThat(json({ rates }))
  expect(await httpExchangeRates(url).fetchRates()).toEqual({ USD: 0.05 })
})

test.each<[string, RequestListener]>([
  ['an error', json({ rates: {} }, 500)],
  ['a failure', json({ success: false, rates: { USD: 0.05 } })],
  ['no rates', json({ success: true })],
  ['a list', json([])],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['a broken connection', (request) => request.socket.destroy()],
])('throws when the service answers with %s', async (_what, answer) => {
  await expect(httpExchangeRates(await serviceThat(answer)).fetchRates()).rejects.toThrow()
})

test('receives no more of an answer than an answer can have', async () => {
  const closed = Promise.withResolvers<void>()
  const url = await serviceThat((request, response) => {
    request.socket.on('close', () => closed.resolve())
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"rates":{"USD":0.05},"padding":"')
    const write = () => {
      while (response.write('x'.repeat(50_000)));
    }
    response.on('drain', write)
    write()
  })
  await expect(httpExchangeRates(url).fetchRates()).rejects.toThrow('more than 100000 bytes')
  await closed.promise
})

test('throws when no server answers', async () => {
  await expect(httpExchangeRates('http://127.0.0.1:9').fetchRates()).rejects.toThrow()
})

test('does not wait forever', async () => {
  const url = await serviceThat(() => {})
  await expect(httpExchangeRates(url).fetchRates()).rejects.toThrow(/timeout/i)
})
