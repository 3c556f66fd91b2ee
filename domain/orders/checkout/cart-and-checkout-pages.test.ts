import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { deliveryOffer } from './delivery-rates.ts'
import { getCartPage, getCheckoutPage } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let cold: TestProduct
let other: TestProduct
let admin: Ctx
beforeAll(async () => {
  cold = await addProduct(ctx(), { keepCold: true, initialStock: 9, priceCents: 9_000 })
  other = await addProduct(ctx(), { initialStock: 9, priceCents: 9_000 })
  admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
})

async function setIcePack(icePack: DeliverySettings['icePack']): Promise<DeliverySettings> {
  const { version } = (await listSettings(admin)).delivery
  const value = { ...DEFAULT_SETTINGS.delivery, icePack }
  expect(await updateSettings(admin, { group: 'delivery', value, version })).toEqual({ ok: true })
  return value
}
const cartOf = (...products: TestProduct[]) => ({
  lines: products.map(({ id }) => ({ productId: id, quantity: 1 })),
  language: 'en' as const,
})

test('the cart says what its delivery costs, unless no courier takes it', async () => {
  const delivery = await setIcePack(null)
  const { fromCents, toCents, freeFromCents } = deliveryOffer(delivery, 9_000)
  const page = await getCartPage(ctx(), cartOf(other))
  expect(page).toMatchObject({ quote: { subtotalCents: 9_000 }, icePack: null })
  expect(page.delivery).toEqual({ fromCents, toCents, freeFromCents })
  expect((await getCartPage(ctx(), cartOf(other, cold))).delivery).toBeNull()
  const icePack = { cents: 3_500, weekdays: ['mon' as const] }
  await setIcePack(icePack)
  expect(await getCartPage(ctx(), cartOf(cold))).toMatchObject({ delivery: { fromCents }, icePack })
})

test('the checkout has the prices of the cart’s delivery, and what is known of the buyer', async () => {
  const delivery = await setIcePack({ cents: 3_500, weekdays: ['mon'] })
  const page = await getCheckoutPage(ctx(), cartOf(cold, other))
  expect(page).toMatchObject({ cart: { subtotalCents: 18_000 }, icePackCents: 3_500, known: undefined })
  expect(page.delivery).toEqual(deliveryOffer(delivery, 18_000))
  expect(page.payLargeTransferHours).toBe(DEFAULT_SETTINGS.orders.payLargeTransferHours)
  const buyer = await addPerson(ctx())
  const own = await getCheckoutPage({ ...ctx(), actor: buyer.actor }, cartOf(other))
  expect(own).toMatchObject({ icePackCents: null, known: { contact: { email: buyer.email } } })
})
