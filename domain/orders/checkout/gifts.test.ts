import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orderChanges, orderItems, orders, taxDocuments } from '#database/schema/index.ts'
import { listAudit } from '#domain/base/audit/index.ts'
import { listAuditInput } from '#domain/base/audit/schemas.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { getShop, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { asShop, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { changeOrder, previewOrderChange } from '#domain/orders/order-changes/index.ts'
import { changeOrderInput, previewOrderChangeInput } from '#domain/orders/order-changes/schemas.ts'
import {
  changeOrderStatus,
  getPackingSlips,
  getStaffOrder,
  listOrders,
  listParcels,
} from '#domain/orders/order-desk/index.ts'
import { listOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import { clearForgottenOrders, getOrderByLink } from '#domain/orders/orders/index.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { bringTo, courier, mustPlaceRow, newContact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { pay } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { orderChangedMail } from '../order-mails/order-changed-mail.ts'
import { orderAgain } from '../my-orders/index.ts'
import { parcelLabel } from '../order-mails/parcel-label.ts'
import { getKnownDetails } from './get-known-details.ts'
import { quoteCheckout } from './index.ts'
import { type Delivery, placeOrderInput, type PlaceOrderInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator, admin } = useStaff(ctx)
let jar: TestProduct
beforeAll(async () => {
  jar = await addProduct(ctx(), { sku: 'GIFT-JAR', priceCents: 9_900, initialStock: 500 })
})

const WRAPPING_CENTS = 3_500
const receiver = { name: 'คุณมะลิ ใจดี', phone: '+27835550100' }
const { address } = courier as Extract<Delivery, { method: 'courier' }>
const toReceiver: Delivery = { method: 'courier', address, receiver }
const gift = { isWrapped: true, card: 'Happy birthday!\nสุขสันต์วันเกิดนะ 🎂 <b>ยาย</b>' }

/** Two jars, wrapped, to the receiver. */
function giftOf(changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  const input = orderOf([{ product: jar, quantity: 2 }], {
    contact: newContact(),
    delivery: toReceiver,
    gift,
    ...changes,
  })
  return { ...input, agreedTotalCents: changes.agreedTotalCents ?? input.agreedTotalCents + WRAPPING_CENTS }
}
const read = <T>(work: (ctx: ShopCtx) => Promise<T>) => inTransaction(asShop(ctx()), work)
const itemsOf = (orderId: string) =>
  read(({ db }) =>
    db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.position),
  )
const rowOf = async (orderId: string) =>
  (await read(({ db }) => db.select().from(orders).where(eq(orders.id, orderId))))[0]

test('goes to its receiver: slip, parcel and label name them, the invoice and the account are the buyer’s', async () => {
  const buyer = await addPerson(ctx())
  const business = { company: 'Jaidee Co', vatNumber: undefined }
  const order = await mustPlaceRow({ ...ctx(), actor: buyer.actor }, giftOf({ business }))
  expect(order).toMatchObject({
    gift: { receiver, card: gift.card },
    customerId: buyer.id,
    firstName: 'Somchai',
  })
  const [jars, wrapping] = await itemsOf(order.id)
  expect(jars).toMatchObject({ productId: jar.id, totalCents: 19_800 })
  expect(wrapping).toMatchObject({ productId: null, totalCents: 3_500, vatClass: 'standard', vatCents: 457 })
  expect(order.totalCents).toBe(19_800 + 3_500 + 7_500)

  await pay(ctx(), order, order.totalCents)
  await changeOrderStatus(moderator(), { orderId: order.id, to: 'processing' })
  const [slip] = await getPackingSlips(moderator(), { orderIds: [order.id] })
  expect(slip).toMatchObject({ isGift: true, hasCard: true, recipient: { ...receiver, company: null } })
  expect(JSON.stringify(slip)).not.toMatch(/cents|Somchai|Jaidee Co/i)
  expect(slip?.lines.map(({ isGoods }) => isGoods)).toEqual([true, false])
  const { parcels } = await listParcels(moderator(), { orderIds: [order.id] })
  expect(parcels).toMatchObject([{ name: receiver.name, items: 2 }])
  const { items } = await listOrders(moderator(), listOrdersInput.parse({ search: order.number }))
  expect(items).toMatchObject([{ isGift: true, itemCount: 2, lineCount: 1, customerName: 'Somchai Jaidee' }])
  const view = await getOrderByLink(ctx(), { accessKey: order.accessKey, language: 'en' })
  expect(parcelLabel(view)[0]).toBe(receiver.name)
  expect(view.contact.email).toBe(order.email)
  const [invoice] = await read(({ db }) =>
    db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.id)),
  )
  expect(invoice?.recipient).toMatchObject({ name: 'Somchai Jaidee', company: 'Jaidee Co', address: [] })
  expect(JSON.stringify(invoice?.content)).toContain('Gift wrapping')
  expect(await checkBooks(admin())).toBe(0)
  // The receiver's address is not offered as the buyer's own.
  expect((await getKnownDetails({ ...ctx(), actor: buyer.actor }))?.delivery).toMatchObject({
    method: 'courier',
    street: null,
  })
  const again = await orderAgain(ctx(), {
    order: { accessKey: order.accessKey },
    lines: [],
    language: 'en',
  })
  expect(again).toMatchObject({ lines: [{ productId: jar.id, quantity: 2 }], missing: [] })
})

test('wrapping costs what the settings say; no code takes from it, and it makes no delivery free', async () => {
  const code = await addDiscount(ctx(), { percent: 10 })
  const asked = { lines: giftOf().lines, language: 'en', deliveryMethod: 'courier', province: 'WC' } as const
  const quote = await quoteCheckout(ctx(), { ...asked, isWrapped: true, discountCode: code.code })
  expect(quote).toMatchObject({
    wrapping: { name: 'Gift wrapping', totalCents: WRAPPING_CENTS },
    subtotalCents: 19_800 + WRAPPING_CENTS,
    discount: { discountCents: 1_980 },
    totalCents: 19_800 - 1_980 + WRAPPING_CENTS + 7_500,
  })
  const order = await mustPlaceRow(
    ctx(),
    giftOf({ discountCode: code.code, agreedTotalCents: quote.totalCents ?? 0 }),
  )
  expect((await itemsOf(order.id)).map(({ discountCents }) => discountCents)).toEqual([1_980, 0])
  const five = { ...asked, lines: [{ productId: jar.id, quantity: 6 }] }
  expect(await quoteCheckout(ctx(), { ...five, isWrapped: true })).toMatchObject({ deliveryCents: 7_500 })
})

const preview = (orderId: string, wanted: object) =>
  previewOrderChange(moderator(), previewOrderChangeInput.parse({ orderId, ...wanted }))

/** Changes a gift as staff would: what is shown first is what is agreed to. */
async function change(orderId: string, wanted: object) {
  const shown = await preview(orderId, wanted)
  if (!shown.ok) throw new Error(JSON.stringify(shown))
  const agreed = { version: shown.version, agreedBalanceCents: shown.balanceCents, reason: 'By phone' }
  const input = changeOrderInput.parse({ orderId, ...wanted, ...agreed })
  expect(await changeOrder(moderator(), input)).toMatchObject({ ok: true })
  return shown
}

test('staff change the receiver’s phone and address, and keep the wrapping; collected, it has no receiver', async () => {
  const order = await mustPlaceRow(ctx(), giftOf())
  const moved = { method: 'courier', address: { ...address, street: '9 Long Street' } }
  const shown = await change(order.id, {
    phone: '083 555 0199',
    delivery: moved,
    lines: [{ productId: jar.id, quantity: 3 }],
  })
  expect([shown.before.phone, shown.after.phone]).toEqual([receiver.phone, '0835550199'])
  expect(await rowOf(order.id)).toMatchObject({
    phone: order.phone,
    street: '9 Long Street',
    gift: { receiver: { name: receiver.name, phone: '0835550199' }, card: gift.card },
    subtotalCents: 3 * 9_900 + WRAPPING_CENTS,
  })
  // The form that begins with the receiver's number sends it.
  await change(order.id, { delivery: { method: 'pickup' }, phone: '083 555 0199' })
  expect(await rowOf(order.id)).toMatchObject({
    phone: order.phone,
    gift: { receiver: null, card: gift.card },
  })
  expect((await itemsOf(order.id)).map(({ sku }) => sku)).toContain('WRAPPING')
})

test('staff change whom it goes to and the card’s words until it is packed; history, mail and audit say it', async () => {
  const order = await mustPlaceRow(ctx(), giftOf())
  const now = { receiver: 'ป้าแดง ใจดี', card: 'Forty 🎉\n<i>years</i>' }
  await change(order.id, { ...now, phone: '083 555 0166' })
  expect((await rowOf(order.id))?.gift).toEqual({
    receiver: { name: now.receiver, phone: '0835550166' },
    card: now.card,
  })
  const { changes } = await getStaffOrder(moderator(), { id: order.id, language: 'en' })
  expect(changes).toMatchObject([
    { before: { gift: { receiver: receiver.name, card: gift.card } }, after: { gift: now } },
  ])
  const view = await getOrderByLink(ctx(), { accessKey: order.accessKey, language: 'en' })
  const [changed] = changes
  if (!changed) throw new Error('nothing has changed')
  const mail = orderChangedMail(view, { ...changed, isByShop: true, documents: [] }, await getShop(ctx()))
  expect(mail.text).toContain(now.receiver)
  expect(mail.text).not.toContain('Forty')
  const { items: entries } = await listAudit(admin(), listAuditInput.parse({ subject: order.id }))
  expect(entries[0]).toMatchObject({ details: { contact: 'phone, receiver, card' } })
  // Neither says what is forgotten one day.
  expect(JSON.stringify(entries)).not.toMatch(/ป้าแดง|Forty/)

  await change(order.id, { receiver: '', card: '' })
  expect((await rowOf(order.id))?.gift).toEqual({ receiver: null, card: null })
  await change(order.id, { receiver: receiver.name, phone: receiver.phone })
  await pay(ctx(), order, order.totalCents)
  await changeOrderStatus(moderator(), { orderId: order.id, to: 'processing' })
  expect(await preview(order.id, { card: 'Too late' })).toEqual({ ok: false, reason: 'card_packed' })
  await change(order.id, { receiver: now.receiver, card: '' })
  expect((await rowOf(order.id))?.gift?.receiver).toEqual({ name: now.receiver, phone: receiver.phone })
  const plain = await mustPlaceRow(ctx(), orderOf([{ product: jar, quantity: 1 }], { contact: newContact() }))
  expect(await preview(plain.id, { receiver: now.receiver })).toEqual({ ok: false, reason: 'not_a_gift' })
})

test('who is forgotten leaves neither the receiver nor the words of the card, as they are and as they were', async () => {
  const order = await mustPlaceRow(ctx(), giftOf())
  await change(order.id, { receiver: 'ป้าแดง ใจดี', card: 'Forty' })
  await bringTo(moderator(), order.id, 'delivered')
  const collected = await mustPlaceRow(ctx(), giftOf())
  await change(collected.id, { delivery: { method: 'pickup' } })
  await bringTo(moderator(), collected.id, 'cancelled')
  const ids = [order.id, collected.id]
  await read(async (ctx) => {
    await ctx.db.update(orders).set({ forgetsContact: true }).where(inArray(orders.id, ids))
    await clearForgottenOrders(ctx)
  })
  expect(await rowOf(order.id)).toMatchObject({
    gift: { receiver: null, card: null },
    email: '',
    street: '',
    city: '',
    firstName: 'Somchai',
  })
  const kept = await read(({ db }) =>
    db.select().from(orderChanges).where(inArray(orderChanges.orderId, ids)),
  )
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toMatch(/ป้าแดง|มะลิ|Forty|birthday|Long Street/)
})

test('is refused where the shop makes no gifts, or wraps none', async () => {
  const set = async (value: { isOffered: boolean; wrappingCents: number | null }) => {
    const owner = admin()
    const { version } = (await listSettings(owner)).gifts
    expect(await updateSettings(owner, { group: 'gifts', value, version })).toEqual({ ok: true })
  }
  await set({ isOffered: true, wrappingCents: null })
  expect(await tryToPlace(ctx(), giftOf())).toEqual({ ok: false, reason: 'no_gifts' })
  await set({ isOffered: false, wrappingCents: WRAPPING_CENTS })
  expect(await tryToPlace(ctx(), giftOf({ gift: undefined }))).toEqual({ ok: false, reason: 'no_gifts' })
  await set({ isOffered: true, wrappingCents: WRAPPING_CENTS + 1 })
  expect(await tryToPlace(ctx(), giftOf())).toMatchObject({ reason: 'total_changed' })
  await set({ isOffered: true, wrappingCents: WRAPPING_CENTS })
})

test.each([
  [
    'an address without a name',
    { delivery: { ...toReceiver, receiver: { ...receiver, name: ' ' } } },
    'delivery.receiver.name',
    'required',
  ],
  [
    'a receiver whom nobody can call',
    { delivery: { ...toReceiver, receiver: { ...receiver, phone: '12' } } },
    'delivery.receiver.phone',
    'phone',
  ],
  [
    'a receiver of what is collected',
    { delivery: { method: 'pickup', receiver } },
    'delivery.receiver',
    'unexpected_field',
  ],
  ['2,000 letters', { gift: { card: 'ก้'.repeat(2_000) } }, 'gift.card', 'too_long'],
  ['301 letters', { gift: { card: '👩‍🍳'.repeat(301) } }, 'gift.card', 'too_long'],
  ['control characters', { gift: { card: 'a\u0000b' } }, 'gift.card', 'control_characters'],
])('the schema refuses %s', (_, wrong, field, code) => {
  const { error } = placeOrderInput.safeParse({ ...giftOf(), ...wrong })
  expect(error && toFieldErrors(error)).toEqual({ [field]: code })
})

test('300 letters as people count them are taken, as they were typed', () => {
  const card = `<b>${'👩‍🍳'.repeat(100)}${'ก้'.repeat(197)}`
  expect(placeOrderInput.parse({ ...giftOf(), gift: { card } }).gift).toEqual({ isWrapped: false, card })
})
