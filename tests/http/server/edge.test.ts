import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loopbackOnly } from '#server/demo/loopback-only.ts'
import { createHttpServer } from '#server/http-server.ts'
import { listening } from '#tests/helpers/listening.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const log = capturingLog()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop(), { mode: 'production', log })
})

async function serve(listener: Parameters<typeof listening>[0]): Promise<URL> {
  const server = await listening(listener)
  onTestFinished(() => server.close())
  return new URL(server.url)
}

describe('the demo answers', () => {
  const statusFor = async (url: URL, host: string) => {
    const sent = request(new URL('/healthz', url), { headers: { host } }).end()
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
    response.resume()
    return response.statusCode
  }

  test.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'LOCALHOST'])(
    'as %s',
    async (host) => {
      expect(await statusFor(await serve(loopbackOnly(app.listener)), host)).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:3000',
    '192.168.1.5',
    'evil@localhost',
  ])('not as %s', async (host) => {
    expect(await statusFor(await serve(loopbackOnly(app.listener)), host)).toBe(421)
  })
})

test('a proxy that asks for the health leaves no line in the log', async () => {
  const linesOf = async (path: string) => {
    const before = log.entries.length
    await app.fetch(path)
    return log.entries.slice(before).map(({ level }) => level)
  }
  expect(await linesOf('/healthz')).toEqual([])
  expect(await linesOf('/readyz')).toEqual([])
  expect(await linesOf('/api/categories')).toEqual(['info'])
})

describe('a request that does not arrive', () => {
  test.each([
    ['/auth', 'application/x-www-form-urlencoded', 'https://shop.test'],
    ['/th/cart', 'application/x-www-form-urlencoded', 'https://shop.test'],
    ['/api/orders', 'application/json', ''],
    ['/webhooks/payfast', 'application/x-www-form-urlencoded', ''],
  ])('to %s because its sender has gone is no error of ours', async (path, type, origin) => {
    const arrived = Promise.withResolvers<void>()
    const url = await serve((request, response) => {
      arrived.resolve()
      app.listener(request, response)
    })
    const before = log.entries.length
    const socket = connect(Number(url.port), '127.0.0.1')
    await once(socket, 'connect')
    const head = [`POST ${path} HTTP/1.1`, 'Host: shop.test', `Content-Type: ${type}`, 'Content-Length: 1000']
    const key = 'Idempotency-Key: 00000000-0000-4000-8000-000000000000'
    socket.write([...head, key, ...(origin ? [`Origin: ${origin}`] : []), '', 'intent=sign-in'].join('\r\n'))
    const isLogged = () => log.entries.slice(before).some(({ message }) => message === 'request')
    await arrived.promise
    socket.destroy()
    while (!isLogged()) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(log.entries.slice(before)).toEqual([
      { level: 'info', message: 'request', fields: expect.objectContaining({ status: 400 }) },
    ])
  })

  test.each(['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx', 'GET / HTTP/1.1\r\nHo'])(
    'in time (%j) is cut off',
    async (begun) => {
      const server = createHttpServer({
        requestTimeout: 200,
        headersTimeout: 100,
        connectionsCheckingInterval: 20,
      })
      server.on('request', (incoming) => incoming.resume())
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      onTestFinished(() => void server.close())
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      const received: Buffer[] = []
      socket.on('data', (data: Buffer) => received.push(data))
      socket.write(begun)
      await once(socket, 'close')
      expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /)
    },
  )
})

test.each(['/', '/th/shop', '/nowhere', '/orders', '/api/products', '/plain.css'])(
  'HEAD %s is answered as GET, without content',
  async (path) => {
    const [head, get] = [await app.fetch(path, { method: 'HEAD' }), await app.fetch(path)]
    const told = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'location', 'cache-control'].map((name) => headers.get(name)),
    ]
    expect(told(head)).toEqual(told(get))
    expect(await head.text()).toBe('')
  },
)

describe('a method that is not answered', () => {
  test.each([
    ['DELETE', '/shop', 'GET, HEAD, POST'],
    ['POST', '/shop', 'GET, HEAD'],
    ['DELETE', '/api/orders', 'GET, HEAD, POST'],
    ['PUT', '/api/products', 'GET, HEAD'],
    ['GET', '/api/cart/quote', 'POST'],
  ])('%s %s gets 405 with those that are', async (method, path, allow) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = method === 'POST' ? { method, body: 'a=b', headers } : { method }
    const response = await app.fetch(path, init)
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  })
})
