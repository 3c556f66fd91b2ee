import { expect, test } from 'vitest'
import { addOffer } from '#tests/data/offers.ts'
import { bringTo, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getOfferUses } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)

async function place(product: TestProduct, quantity: number, agreedTotalCents: number): Promise<string> {
  const delivery = { method: 'pickup' } as const
  const order = { contact: newContact(), delivery, agreedTotalCents }
  return (await mustPlaceRow(ctx(), orderOf([{ product, quantity }], order))).id
}

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const { id } = await addOffer(ctx(), { endsAt: new Date('2026-01-02T00:00:00Z') })
  await expect(getOfferUses({ ...ctx(), actor }, { id })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(getOfferUses(moderator(), { id })).rejects.toMatchObject({ code: 'forbidden' })
})

test('counts orders with a sale price once each, with their sets, and none that was called off', async () => {
  const part = await addProduct(ctx(), { initialStock: 50 })
  const box = await addSet(ctx(), [{ product: part, quantity: 2 }], { priceCents: 10_000 })
  const sale = await addOffer(ctx(), { productId: box.id, kind: 'sale_price', amountCents: 9_000 })
  expect(await getOfferUses(admin(), sale)).toEqual({ uses: 0, givenCents: 0 })
  await place(box, 3, 27_000)
  await place(box, 1, 9_000)
  await place(part, 1, part.priceCents)
  await bringTo(moderator(), await place(box, 1, 9_000), 'cancelled')
  expect(await getOfferUses(admin(), sale)).toEqual({ uses: 2, givenCents: 4_000 })
  const jar = await addOffer(ctx(), { productId: part.id, kind: 'sale_price', amountCents: 100 })
  await place(part, 2, 200)
  expect(await getOfferUses(admin(), jar)).toEqual({ uses: 1, givenCents: 2 * (part.priceCents - 100) })
})

test('counts what an offer took off whole orders', async () => {
  const product = await addProduct(ctx(), { priceCents: 6_000 })
  const terms = { kind: 'pay_for', buyQuantity: 3, payQuantity: 2 } as const
  const offer = await addOffer(ctx(), { productId: product.id, ...terms })
  await place(product, 3, 12_000)
  await place(product, 2, 12_000)
  expect(await getOfferUses(admin(), offer)).toEqual({ uses: 1, givenCents: 6_000 })
})
