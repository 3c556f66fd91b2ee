import { expect, test } from 'vitest'
import { mustCancel, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getWork } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
async function staff(): Promise<Ctx> {
  return { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) }
}

test('names what waits longest, and counts the rest', async () => {
  const by = await staff()
  expect((await getWork(by, { language: 'en' })).queues).toEqual({
    to_pack: { count: 0, first: [] },
    transfers: { count: 0, first: [] },
    money: { count: 0, first: [] },
    returns: { count: 0, first: [] },
  })
  const product = await addProduct(ctx(), { initialStock: 50 })
  const waiting = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const paid = []
  for (let i = 0; i < 7; i += 1) paid.push(await placePaid(ctx()))
  const cancelled = paid[6]?.id ?? ''
  await mustCancel(by, cancelled)

  const { queues } = await getWork(by, { language: 'th' })
  expect(queues.to_pack.count).toBe(6)
  expect(queues.to_pack.first.map(({ id }) => id)).toEqual(paid.slice(0, 5).map(({ id }) => id))
  expect(queues.transfers).toMatchObject({ count: 1, first: [{ id: waiting.id }] })
  expect(queues.money).toMatchObject({ count: 1, first: [{ id: cancelled }] })
})

test('stock is low by the product’s own threshold, else by the shop’s, and not of what is not sold', async () => {
  const before = (await getWork(await staff(), { language: 'en' })).lowStock.count
  await addProduct(ctx(), { initialStock: 5 })
  await addProduct(ctx(), { initialStock: 6 })
  await addProduct(ctx(), { initialStock: 5, lowStockThreshold: 4 })
  await addProduct(ctx(), { initialStock: 20, lowStockThreshold: 20 })
  await addProduct(ctx(), { initialStock: 1, isActive: false })
  const none = await addProduct(ctx(), { initialStock: 0 })
  const { lowStock } = await getWork(await staff(), { language: 'en' })
  expect(lowStock.count - before).toBe(3)
  expect(lowStock.first).toContainEqual(expect.objectContaining({ id: none.id, left: 0 }))
})

test('refuses a stranger, a customer, and the shop itself', async () => {
  const { actor: customer } = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [{ role: 'visitor' }, customer, { role: 'shop' }] as const) {
    await expect(getWork({ ...ctx(), actor }, { language: 'en' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
