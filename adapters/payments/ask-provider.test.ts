import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#tests/helpers/listening.ts'
import { askProvider } from './ask-provider.ts'

async function providerThat(answer: RequestListener): Promise<string> {
  const { url, close } = await listening(answer)
  onTestFinished(close)
  return url
}

test.each([200, 400, 404])('returns a response with status %i', async (status) => {
  const url = await providerThat((_request, response) => response.writeHead(status).end('words'))
  expect(await askProvider(url, {})).toEqual({ status, body: 'words' })
})

test.each([408, 429, 500, 503])(
  'throws at %i, and the message contains nothing that was sent',
  async (status) => {
    const url = await providerThat((_request, response) => response.writeHead(status).end())
    const asked = askProvider(`${url}/path`, { headers: { authorization: 'Bearer secret' } })
    await expect(asked).rejects.toThrow(new Error(`${new URL(url).host} answered ${status}`))
  },
)

test('does not follow redirects', async () => {
  const url = await providerThat((_request, response) => response.writeHead(302, { location: '/' }).end())
  await expect(askProvider(url, {})).rejects.toThrow()
})

test('throws when the connection breaks or no server listens', async () => {
  const url = await providerThat((request) => request.socket.destroy())
  await expect(askProvider(url, {})).rejects.toThrow()
  await expect(askProvider('http://127.0.0.1:9', {})).rejects.toThrow()
})

test('does not wait forever', async () => {
  const url = await providerThat(() => {})
  await expect(askProvider(url, {}, 100)).rejects.toThrow(/timeout/i)
})
