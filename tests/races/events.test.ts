import { expect, test } from 'vitest'
import { cancelSignUp, confirmSignUp, signUp } from '#domain/restaurant/event-sign-ups/index.ts'
import type { SignUpResult } from '#domain/restaurant/event-sign-ups/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { addEvent, eventOf, signUpsOf } from '#tests/data/events.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Many who want the same seats at once, at two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const ctx = () => testCtx(shop())
const ctxOf = (i: number): Ctx => testCtx(processOf(i), { client: clientAt(`10.5.0.${i}`) })
const wish = (id: string, email: string) =>
  ({ id, name: 'Nok', email, seats: 1, language: 'en', mayWait: false }) as const

test('of 50 at once for the last seat exactly one gets it, and the others a place on the waitlist each', async () => {
  const event = await addEvent(ctx(), { seats: 1 })
  const results = await times(50, (i) => signUp(ctxOf(i), wish(event.id, `last-${i}@example.com`)))
  const booked = results.filter((result) => result.ok && result.state === 'booked')
  const positions = results.flatMap((result) =>
    result.ok && result.state === 'waiting' ? result.position : [],
  )
  expect(booked).toHaveLength(1)
  expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 49 }, (_, i) => i + 1))
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(1)
})

test('one form sent ten times at once is one sign-up', async () => {
  const event = await addEvent(ctx(), { seats: 8 })
  const results = await times(10, (i) => signUp(ctxOf(100 + i), wish(event.id, 'double@example.com')))
  const failed: SignUpResult[] = results.filter(({ ok }) => !ok)
  // An address is mailed a few times an hour at most.
  expect(failed.every((result) => !result.ok && result.reason === 'wait')).toBe(true)
  expect(await signUpsOf(ctx(), event.id)).toHaveLength(1)
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(1)
  expect(await mailsTo(ctx(), 'double@example.com')).toHaveLength(1)
})

test('while all who have seats call off and others come, no seat is lost and none given twice', async () => {
  const event = await addEvent(ctx(), { seats: 5 })
  await times(20, (i) => signUp(ctxOf(150 + i), wish(event.id, `swap-${i}@example.com`)))
  // Seats go to those of the waitlist who have pressed the link in their mail.
  for (const { key } of await signUpsOf(ctx(), event.id)) {
    expect(await confirmSignUp(ctx(), { key })).toEqual({ ok: true })
  }
  const first = (await signUpsOf(ctx(), event.id)).filter(({ state }) => state === 'booked')
  expect(first).toHaveLength(5)
  await Promise.all([
    times(5, (i) => cancelSignUp(ctxOf(i), { key: first[i]?.key ?? '' })),
    times(10, (i) => signUp(ctxOf(180 + i), wish(event.id, `more-${i}@example.com`))),
  ])
  const states = (await signUpsOf(ctx(), event.id)).map(({ state }) => state)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  expect([count('booked'), count('waiting'), count('cancelled')]).toEqual([5, 20, 5])
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(5)
})
