import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { createHttpServer } from '../http-server.ts'
import { compressedResponse, encodingFor } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

/** A streamed list. Node's own type of stream is not the browser's, which answers are typed by. */
const listOf = (rows: AsyncIterable<Buffer> | Buffer[]) =>
  new Response(ReadableStream.from(rows) as unknown as BodyInit, {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })

describe('a list of any length', () => {
  const MEGABYTE = 1024 * 1024
  const LENGTH = 48 * MEGABYTE
  /** The bytes that sockets and streams hold between them. */
  const UNDER_WAY = 16 * MEGABYTE

  /** Answers with a list that hardly compresses, and tells how much of it was made. */
  function listing() {
    const made = { bytes: 0, ended: Promise.withResolvers<void>() }
    async function* parts() {
      const part = randomBytes(64 * 1024)
      try {
        for (; made.bytes < LENGTH; made.bytes += part.length) yield part
      } finally {
        made.ended.resolve()
      }
    }
    const server = createHttpServer()
    const listener = getRequestListener((request) => compressedResponse(request, listOf(parts())))
    server.on('request', (request, response) => void listener(request, response))
    return { made, server }
  }

  async function ask(
    server: ReturnType<typeof createHttpServer>,
    encoding: string,
  ): Promise<IncomingMessage> {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const request = get({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }

  test.each(['identity', 'gzip, br'])(
    'is made no faster than it is read, for who accepts %s',
    async (encoding) => {
      const { made, server } = listing()
      const response = await ask(server, encoding)
      expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : 'gzip')
      expect(response.headers['vary']).toBe('accept-encoding')
      let read = 0
      let furthestAhead = 0
      for await (const chunk of response as AsyncIterable<Buffer>) {
        read += chunk.length
        // A slow reader: the server has time to run ahead.
        for (let turn = 0; turn < 5; turn += 1) await setImmediate()
        furthestAhead = Math.max(furthestAhead, made.bytes - read)
      }
      await made.ended.promise
      expect(made.bytes).toBe(LENGTH)
      expect(furthestAhead).toBeLessThan(UNDER_WAY)
      server.close()
    },
  )

  test.each(['identity', 'gzip'])(
    'is made no further when the reader leaves, for who accepts %s',
    async (encoding) => {
      const { made, server } = listing()
      const response = await ask(server, encoding)
      await once(response, 'readable')
      response.destroy()
      await made.ended.promise
      expect(made.bytes).toBeLessThan(UNDER_WAY)
      server.close()
    },
  )
})

test('a short list arrives as it was written', async () => {
  const request = new Request('http://shop.test', { headers: { 'accept-encoding': 'gzip' } })
  const rows = ['number,total\r\n', 'KROK-1,12.50\r\n'].map((row) => Buffer.from(row))
  const answer = await compressedResponse(request, listOf(rows))
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(
    'number,total\r\nKROK-1,12.50\r\n',
  )
})
