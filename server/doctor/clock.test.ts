import { expect, onTestFinished, test } from 'vitest'
import { addTime, MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { listening } from '#tests/helpers/listening.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { lookAtClock } from './clock.ts'

/** A server of exchange rates whose clock is so far ahead of ours. */
async function startServer(ms: number): Promise<string> {
  const server = await listening((_request, response) => {
    response.setHeader('date', addTime(new Date(), ms).toUTCString())
    response.end()
  })
  onTestFinished(() => server.close())
  return server.url
}

test.each([
  [0, 'clock-world agrees'],
  [20 * SECOND, 'clock-world off'],
  [5 * MINUTE, 'clock-world far_off'],
  [-5 * MINUTE, 'clock-world far_off'],
])('the world’s clock %i ms ahead', async (ms, said) => {
  const EXCHANGE_RATE_URL = await startServer(ms)
  expect(saidBy(await lookAtClock(surroundings({ EXCHANGE_RATE_URL })))).toEqual([said])
})

test('a server that tells no time, and none', async () => {
  const server = await listening((_request, response) => {
    response.sendDate = false
    response.end()
  })
  onTestFinished(() => server.close())
  for (const EXCHANGE_RATE_URL of [server.url, 'http://127.0.0.1:9'])
    expect(await lookAtClock(surroundings({ EXCHANGE_RATE_URL }))).toMatchObject([{ state: 'unknown' }])
})
