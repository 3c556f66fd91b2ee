import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#tests/data/orders.ts'
import { type Ended, newHome, spawnShop, startShop } from '../helpers/shop-process.ts'

/** Expects one sentence for the person who started it, nothing else, and a failure code. */
function expectOneSentence({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  expect(stderr).toMatch(sentence)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

describe('the shop says in one sentence why it cannot start', () => {
  test('a database that does not answer', async () => {
    const shop = await spawnShop({ DATABASE_URL: 'postgres://krok:secret@127.0.0.1:9/krok' })
    const ended = await shop.ended
    expectOneSentence(ended, /The database at 127\.0\.0\.1:9\/krok does not answer/)
    expect(ended.stderr).not.toContain('secret')
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const home = await newHome()
    expectOneSentence(
      await (
        await spawnShop({ ...home.settings, PORT: port })
      ).ended,
      new RegExp(`Port ${port} .* is taken`),
    )
  })

  test('settings that production needs', async () => {
    const shop = await spawnShop({ SITE_URL: 'https://krok.example' })
    expectOneSentence(await shop.ended, /SMTP_URL is required.*MAIL_FROM is required.*SECRET is required/)
  })

  test('an argument that it does not know', async () => {
    const shop = await spawnShop({}, { args: ['--demo'] })
    expectOneSentence(await shop.ended, /Use: npm start \[-- --empty \| --no-year\]/)
  })

  test('an invalid setting', async () => {
    expectOneSentence(await (await spawnShop({ PORT: 'http' })).ended, /PORT must be a port number/)
  })
})

describe('SIGTERM', () => {
  test('ends the shop with 0, also if it is sent twice, as by a terminal and npm', async () => {
    const home = await newHome()
    const shop = await startShop(home.settings)
    void shop.kill('SIGTERM')
    expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  })

  test('lets an order that is being sent be placed first', async () => {
    const home = await newHome()
    const shop = await startShop(home.settings)
    const { product } = (await (await fetch(`${shop.url}/api/products/pad-thai-sauce`)).json()) as {
      product: { id: string; priceCents: number }
    }
    const body = JSON.stringify({
      lines: [{ productId: product.id, quantity: 1 }],
      contact,
      delivery: { method: 'pickup' },
      payment: { method: 'bank_transfer' },
      agreedTotalCents: product.priceCents,
    })
    // Half a request, then the signal, then the rest.
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.write(
      `POST /api/orders HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `idempotency-key: ${randomUUID()}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
    )
    // Answered by the same process, which had already begun to read the order.
    await fetch(`${shop.url}/healthz`)
    void shop.kill('SIGTERM')
    await untilRefused(Number(port), hostname)
    socket.write(body.slice(20))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 201/)
    expect(await shop.ended).toMatchObject({ code: 0 })
  })

  test('does not wait forever for a silent client', async () => {
    const home = await newHome()
    const shop = await startShop(home.settings)
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(
      `POST /api/orders HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `idempotency-key: ${randomUUID()}\r\ncontent-length: 100\r\n\r\n{`,
    )
    await fetch(`${shop.url}/healthz`)
    expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0 })
  })
})

/** Waits until nothing listens any more. */
async function untilRefused(port: number, host: string): Promise<void> {
  for (;;) {
    const isRefused = await new Promise<boolean>((resolve) => {
      const socket = connect(port, host)
      socket.once('connect', () => {
        socket.destroy()
        resolve(false)
      })
      socket.once('error', () => resolve(true))
    })
    if (isRefused) return
  }
}
