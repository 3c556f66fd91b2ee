import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { httpSharedCache } from './http.ts'

const KEY = 'a key of the tests, long enough'

async function cacheThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return `http://127.0.0.1:${address.port}/purge`
}

test('says what to forget in both forms, with the key; what comes meanwhile goes together', async () => {
  const heard: unknown[] = []
  const all = Promise.withResolvers<void>()
  const url = await cacheThat((request, response) => {
    void json(request).then((body) => {
      const { authorization, 'cache-tag': tag } = request.headers
      heard.push([`${request.method} ${request.url}`, authorization, tag, body])
      response.end()
      if (heard.length === 2) all.resolve()
    })
  })
  const cache = httpSharedCache({ url, key: KEY }, (error) => all.reject(error))
  cache.forget(['products'])
  cache.forget(['reviews'])
  cache.forget(['settings', 'reviews'])
  await all.promise
  const call = (...tags: string[]) => ['POST /purge', `Bearer ${KEY}`, tags.join(','), { tags }]
  expect(heard).toEqual([call('products'), call('reviews', 'settings')])
})

test.each<[string, RequestListener]>([
  ['refuses', (_request, response) => response.writeHead(403).end()],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ['breaks off', (request) => request.socket.destroy()],
])('a cache that %s is reported without the key, and told the next change', async (_what, answer) => {
  let asked = 0
  const url = await cacheThat((request, response) => {
    asked += 1
    answer(request, response)
  })
  const failures: unknown[] = []
  const cache = httpSharedCache({ url, key: KEY }, (error) => failures.push(error))
  for (const tag of ['products', 'reviews']) {
    cache.forget([tag])
    await expect.poll(() => failures.length).toBe(tag === 'products' ? 1 : 2)
  }
  expect(asked).toBe(2)
  expect(failures.map(String).join()).not.toContain(KEY)
})
