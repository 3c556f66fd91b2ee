import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderView } from '../orders/views.ts'
import { vatInside } from '#shared/kernel/money.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { courier, mustPlaceRow, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { mustRequest, pay } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { getTaxDocument } from '../invoices/index.ts'
import { getPackingSlips, getStaffOrder } from '../order-desk/index.ts'
import { settleRefund } from '../refunds/index.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { quoteCheckout } from './index.ts'
import { useStaff } from '#tests/data/people.ts'

/* Jars that must stay cold: with an ice pack, or collected. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
let cold: TestProduct
let other: TestProduct
beforeAll(async () => {
  const name = { en: 'Fresh paste', th: 'พริกแกงสด' }
  cold = await addProduct(ctx(), { name, keepCold: true, initialStock: 100 })
  other = await addProduct(ctx(), { initialStock: 100 })
})

async function setIcePack(icePack: DeliverySettings['icePack']): Promise<void> {
  const { version } = (await listSettings(admin())).delivery
  const value = { ...DEFAULT_SETTINGS.delivery, icePack }
  expect(await updateSettings(admin(), { group: 'delivery', value, version })).toEqual({ ok: true })
}

const one = (product: TestProduct) => ({ product, quantity: 1 })
const quote = (products: TestProduct[], deliveryMethod: 'courier' | 'pickup') => {
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
  return quoteCheckout(ctx(), { lines, language: 'th', deliveryMethod, province: 'WC' })
}

describe('with an ice pack', () => {
  beforeEach(() => setIcePack({ cents: 3_500, weekdays: ['mon'] }))

  test('an order by courier pays it once, as it was quoted, and whoever packs it is told', async () => {
    const quoted = await quote([cold, other], 'courier')
    expect(quoted).toMatchObject({ deliveryCents: 11_000, icePackCents: 3_500, collectionOnly: [] })
    const agreedTotalCents = quoted.totalCents ?? 0
    const order = await mustPlaceRow(ctx(), orderOf([one(cold), one(other)], { agreedTotalCents }))
    expect(order).toMatchObject({
      deliveryCents: 11_000,
      icePackCents: 3_500,
      totalCents: 19_800 + 11_000,
      vatCents: 2 * vatInside(9_900, 15) + vatInside(11_000, 15),
    })
    const slips = await getPackingSlips(admin(), { orderIds: [order.id] })
    expect(slips.map(({ hasIcePack }) => hasIcePack)).toEqual([true])
    const { order: view } = await getStaffOrder(admin(), { id: order.id })
    expect(view).toMatchObject({ deliveryCents: 11_000, icePackCents: 3_500 } satisfies Partial<OrderView>)
  })

  test('its invoice names it, and all of it can be refunded without a fault in the books', async () => {
    const faults = await checkBooks(asShop(ctx()))
    const order = await mustPlaceRow(ctx(), orderOf([one(cold)], { agreedTotalCents: 9_900 + 11_000 }))
    await pay(admin(), order, order.totalCents)
    const { refundable, order: paid } = await getStaffOrder(admin(), { id: order.id })
    const invoice = paid.documents[0]?.number ?? ''
    expect(await getTaxDocument(ctx(), { accessKey: order.accessKey, number: invoice })).toMatchObject({
      delivery: { totalCents: 11_000, vatCents: vatInside(11_000, 15), icePackCents: 3_500 },
      totalCents: 20_900,
    })
    expect(refundable).toMatchObject({ deliveryCents: 11_000, totalCents: 20_900 })
    const lines = refundable.items.map(({ itemId, quantity }) => ({ itemId, quantity }))
    const { deliveryCents } = refundable
    const everything = { orderId: order.id, kind: 'goods' as const, lines, deliveryCents, reason: 'Warm' }
    const refundId = await mustRequest(admin(), everything)
    await settleRefund(admin(), { refundId, reference: 'FNB 7' })
    const { order: refunded } = await getStaffOrder(admin(), { id: order.id })
    const number = refunded.documents[1]?.number ?? ''
    const note = await getTaxDocument(ctx(), { accessKey: order.accessKey, number })
    expect(note).toMatchObject({ kind: 'credit_note', totalCents: 20_900 })
    expect(note.delivery).toEqual({ totalCents: 11_000, vatCents: vatInside(11_000, 15) })
    expect(await checkBooks(asShop(ctx()))).toBe(faults)
  })

  test('neither the threshold of free delivery nor a code for it takes it in', async () => {
    const much = await mustPlaceRow(ctx(), {
      ...orderOf([{ product: cold, quantity: 7 }]),
      agreedTotalCents: 7 * 9_900 + 3_500,
    })
    expect(much).toMatchObject({ deliveryCents: 3_500, icePackCents: 3_500 })
    const { code } = await addDiscount(ctx(), { kind: 'free_delivery' })
    const free = await mustPlaceRow(ctx(), {
      ...orderOf([one(cold)]),
      discountCode: code,
      agreedTotalCents: 9_900 + 3_500,
    })
    expect(free).toMatchObject({ deliveryCents: 3_500, icePackCents: 3_500, discountCents: 0 })
  })

  test('who agreed to a total without it is told the total', async () => {
    expect(await tryToPlace(ctx(), orderOf([one(cold)]))).toEqual({
      ok: false,
      reason: 'total_changed',
      totalCents: 9_900 + 11_000,
    })
  })

  test('none goes with other jars, nor with what is collected', async () => {
    expect(await mustPlaceRow(ctx(), orderOf([one(other)]))).toMatchObject({
      deliveryCents: 7_500,
      icePackCents: null,
    })
    const collected = await mustPlaceRow(ctx(), orderOf([one(cold)], { delivery: { method: 'pickup' } }))
    expect(collected).toMatchObject({ deliveryCents: 0, icePackCents: null, totalCents: 9_900 })
    const [slip] = await getPackingSlips(admin(), { orderIds: [collected.id] })
    expect(slip?.hasIcePack).toBe(false)
  })

  test('a free one is packed all the same', async () => {
    await setIcePack({ cents: 0, weekdays: ['mon'] })
    const order = await mustPlaceRow(ctx(), orderOf([one(cold)]))
    expect(order).toMatchObject({ deliveryCents: 7_500, icePackCents: 0 })
    const [slip] = await getPackingSlips(admin(), { orderIds: [order.id] })
    expect(slip?.hasIcePack).toBe(true)
  })
})

describe('without ice packs', () => {
  beforeEach(() => setIcePack(null))

  test('delivery is refused with the names of the jars, and takes no stock', async () => {
    const { stock } = await stockOf(ctx(), other.id)
    const input = orderOf([one(cold), one(other)], { language: 'th', delivery: courier })
    expect(await tryToPlace(ctx(), input)).toEqual({
      ok: false,
      reason: 'collection_only',
      lines: [{ productId: cold.id, name: 'พริกแกงสด' }],
    })
    expect(await stockOf(ctx(), other.id)).toMatchObject({ stock })
    expect(await quote([cold, other], 'courier')).toMatchObject({ collectionOnly: ['พริกแกงสด'] })
  })

  test('what is collected, and what need not stay cold, is ordered as always', async () => {
    expect(await quote([cold], 'pickup')).toMatchObject({ collectionOnly: [], totalCents: 9_900 })
    const collected = await mustPlaceRow(ctx(), orderOf([one(cold)], { delivery: { method: 'pickup' } }))
    expect(collected).toMatchObject({ totalCents: 9_900, icePackCents: null })
    expect(await mustPlaceRow(ctx(), orderOf([one(other)]))).toMatchObject({ totalCents: 17_400 })
  })
})
