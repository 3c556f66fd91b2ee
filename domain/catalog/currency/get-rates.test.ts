import { beforeEach, expect, test } from 'vitest'
import { exchangeRates } from '#database/schema/index.ts'
import { FIXED_RATES } from '#shared/kernel/money.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { capturingLog, TEST_RATES, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getRates, refreshRates } from './index.ts'

const shop = useTestDatabase()
const start = Date.parse('2026-11-20T10:00:00Z')

/** A shop whose clock and rate service the test controls. */
function stand(answer: () => Promise<Record<string, number>> = async () => TEST_RATES) {
  const log = capturingLog()
  const state = { fetches: 0, now: start, answer }
  const ctx = testCtx(shop(), {
    log,
    now: () => new Date(state.now),
    exchangeRates: {
      fetchRates() {
        state.fetches += 1
        return state.answer()
      },
    },
  })
  return { ctx, log, state }
}

/** Makes the last fetch look old. */
beforeEach(() =>
  inTransaction(asShop(testCtx(shop())), (ctx) =>
    ctx.db.update(exchangeRates).set({ updatedAt: new Date(0) }),
  ),
)

const sources = async () => {
  const rows = await shop().db.select().from(exchangeRates)
  return Object.fromEntries(rows.map((row) => [row.code, row.source]))
}

test('are fetched when first needed', async () => {
  const { ctx, state, log } = stand()
  expect(await getRates(ctx)).toEqual(TEST_RATES)
  expect(state.fetches).toBe(1)
  expect(log.entries).toEqual([])
  expect(await sources()).toMatchObject({ USD: 'fetched', JPY: 'fetched' })
})

test('are kept for 30 minutes, then fetched again', async () => {
  const { ctx, state } = stand()
  await getRates(ctx)
  state.now += 30 * MINUTE - 1
  await getRates(ctx)
  expect(state.fetches).toBe(1)
  state.now += 1
  state.answer = async () => ({ ...TEST_RATES, USD: 0.06 })
  expect((await getRates(ctx)).USD).toBe(0.06)
  expect(state.fetches).toBe(2)
})

test('a currency missing from the answer has its fixed rate, and the log says so', async () => {
  const { CHF: _, ...rest } = TEST_RATES
  const { ctx, log } = stand(async () => rest)
  const rates = await getRates(ctx)
  expect(rates).toEqual({ ...TEST_RATES, CHF: FIXED_RATES.CHF })
  expect(rates.CHF).not.toBe(1)
  expect(log.entries).toEqual([expect.objectContaining({ level: 'warn', fields: { missing: ['CHF'] } })])
  expect(await sources()).toMatchObject({ CHF: 'fixed', USD: 'fetched' })
})

test('are the fixed ones when the service fails, and the log says why', async () => {
  const { ctx, log } = stand(() => Promise.reject(new Error('no answer')))
  expect(await getRates(ctx)).toEqual(FIXED_RATES)
  expect(log.entries[0]).toMatchObject({ level: 'error', fields: { err: new Error('no answer') } })
  expect(Object.values(await sources()).filter((source) => source === 'fetched')).toEqual(['fetched'])
})

test('rates that cannot be true are refused: the last good ones stay, and the log names them', async () => {
  const { ctx, log, state } = stand()
  await getRates(ctx)
  const mad = { USD: 1e9, EUR: 1e-12, GBP: 1e300, JPY: FIXED_RATES.JPY * 5.1, AUD: FIXED_RATES.AUD / 5.1 }
  state.answer = async () => ({ ...TEST_RATES, ...mad, CAD: 0.08 })
  expect(await refreshRates(asShop(ctx))).toEqual({ ...TEST_RATES, CAD: 0.08 })
  expect(await getRates(ctx)).toEqual({ ...TEST_RATES, CAD: 0.08 })
  expect(log.entries).toEqual([expect.objectContaining({ level: 'error', fields: { refused: mad } })])
})

test('without a good rate from before, the fixed one is used in place of one that cannot be true', async () => {
  const { ctx } = stand(() => Promise.reject(new Error('no answer')))
  await getRates(ctx)
  const next = stand(async () => ({ ...TEST_RATES, USD: 1e9 }))
  expect(await refreshRates(asShop(next.ctx))).toEqual({ ...TEST_RATES, USD: FIXED_RATES.USD })
  expect(await sources()).toMatchObject({ USD: 'fixed', JPY: 'fetched' })
})

test('rates that have moved a lot are taken', async () => {
  const moved = { ...TEST_RATES, USD: FIXED_RATES.USD * 4.9, JPY: FIXED_RATES.JPY / 4.9 }
  const { ctx } = stand(async () => moved)
  expect(await refreshRates(asShop(ctx))).toEqual(moved)
})

test('a service that failed is not asked again by every page', async () => {
  const { ctx, state } = stand(() => Promise.reject(new Error('no answer')))
  await getRates(ctx)
  state.now += 29 * MINUTE
  await getRates(ctx)
  expect(state.fetches).toBe(1)
})

test('ZAR is 1, whatever the service says; currencies that we do not show are left out', async () => {
  const { ctx } = stand(async () => ({ ...TEST_RATES, ZAR: 2, THB: 1.8 }))
  const rates = await getRates(ctx)
  expect(rates.ZAR).toBe(1)
  expect(Object.keys(rates)).not.toContain('THB')
})

test('parallel refreshes share one fetch', async () => {
  const { ctx, state } = stand()
  const refreshed = await Promise.all(Array.from({ length: 10 }, () => refreshRates(asShop(ctx))))
  expect(refreshed).toEqual(Array.from({ length: 10 }, () => TEST_RATES))
  expect(state.fetches).toBe(1)
})

test('a refresh always fetches', async () => {
  const { ctx, state } = stand()
  await getRates(ctx)
  await refreshRates(asShop(ctx))
  expect(state.fetches).toBe(2)
})

test.each(ALL_BUT_SHOP)('refreshRates refuses a stranger: $role', async (actor) => {
  const { ctx, state } = stand()
  await expect(refreshRates({ ...ctx, actor })).rejects.toMatchObject({ code: 'forbidden' })
  expect(state.fetches).toBe(0)
})
