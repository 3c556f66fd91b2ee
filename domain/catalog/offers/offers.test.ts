import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers, priceHistory } from '#database/schema/index.ts'
import { addOffer } from '#tests/data/offers.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getProduct, listCartProducts } from '../catalog/index.ts'
import { changePrice } from '../catalog-desk/index.ts'
import { createOffer, endOffer, exportOffers, getOffer, listOffers, updateOffer } from './index.ts'
import { createOfferInput } from './schemas.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const at = (time: string): Ctx => testCtx(shop(), { now: () => new Date(time) })
const ctx = () => testCtx(shop(), { now: () => NOW })
const { ada, admin: staff } = useStaff(ctx)
const staffAt = (time: string): Ctx => ({ ...staff(), now: () => new Date(time) })

const skuOf = async (id: string) => (await listCartProducts(ctx(), { ids: [id] })).get(id)?.sku ?? ''
const terms = (sku: string) => ({
  name: { en: 'Songkran', th: 'สงกรานต์' },
  kind: 'sale_price' as const,
  amountCents: 8_000,
  sku,
  startsAt: '2026-12-02T00:00:00Z',
  endsAt: '2026-12-04T00:00:00Z',
})
const priceAt = async (id: string, time: string) => {
  const { product } = await getProduct(at(time), { id, language: 'th' })
  return { priceCents: product.priceCents, sale: product.sale }
}

test('a sale price begins and ends at its moments, and the audit says who made it', async () => {
  const product = await addProduct(ctx())
  const made = await createOffer(staff(), createOfferInput.parse(terms(await skuOf(product.id))))
  if (!made.ok) throw new Error(made.reason)
  expect((await auditOf(ctx(), made.id))[0]).toMatchObject({
    actorId: ada.id,
    action: 'offer.created',
    details: { name: 'Songkran' },
  })
  const before = { priceCents: 9_900, sale: null }
  expect(await priceAt(product.id, '2026-12-01T23:59:59.999Z')).toEqual(before)
  expect(await priceAt(product.id, '2026-12-02T00:00:00Z')).toMatchObject({
    priceCents: 8_000,
    sale: { name: 'สงกรานต์', endsAt: '2026-12-04T00:00:00.000Z', listPriceCents: 9_900 },
  })
  expect(await priceAt(product.id, '2026-12-03T23:59:59.999Z')).toMatchObject({ priceCents: 8_000 })
  expect(await priceAt(product.id, '2026-12-04T00:00:00Z')).toEqual(before)
})

test.each([
  ['ends before it starts', { endsAt: '2026-12-01T23:00:00Z' }],
  ['costs nothing', { amountCents: 0 }],
  ['costs less than nothing', { amountCents: -100 }],
  ['is for a product and a category', { categoryId: '00000000-0000-4000-8000-000000000000' }],
  ['is a price of everything', { sku: '' }],
])('refuses an offer that %s', (_what, wrong) => {
  expect(createOfferInput.safeParse({ ...terms('X'), ...wrong }).success).toBe(false)
})

test.each([
  ['takes off everything', { kind: 'percent', percent: 100 }, { percent: 99 }],
  ['lets as many be paid as bought', { kind: 'pay_for', buyQuantity: 3, payQuantity: 3 }, { payQuantity: 2 }],
])('refuses an offer that %s, and takes one just below', (_what, wrong, right) => {
  const { amountCents: _, ...rest } = terms('X')
  const isTaken = (some: object) => createOfferInput.safeParse({ ...rest, ...wrong, ...some }).success
  expect([isTaken({}), isTaken(right)]).toEqual([false, true])
})

test('refuses a sale price that is not below the price, an unknown product, and an end that has passed', async () => {
  const product = await addProduct(ctx())
  const wanted = terms(await skuOf(product.id))
  const create = (changed: object) => createOffer(staff(), createOfferInput.parse({ ...wanted, ...changed }))
  expect(await create({ amountCents: 9_900 })).toEqual({
    ok: false,
    reason: 'not_below_price',
    priceCents: 9_900,
  })
  expect(await create({ sku: 'no such code' })).toEqual({ ok: false, reason: 'unknown_product' })
  const over = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
  expect(await create(over)).toEqual({ ok: false, reason: 'already_over' })
})

test('the database refuses prices of nothing, an end before the start, and a price of everything', async () => {
  const add = (row: object) =>
    inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.insert(offers).values({
        name: { en: 'x', th: 'x' },
        kind: 'percent',
        percent: 10,
        startsAt: NOW,
        endsAt: new Date('2026-12-02T00:00:00Z'),
        ...row,
      }),
    )
  for (const wrong of [
    { percent: 100 },
    { percent: 0 },
    { endsAt: NOW },
    { kind: 'sale_price', percent: null, amountCents: 100 },
    { kind: 'amount', percent: null, amountCents: 0 },
    { kind: 'pay_for', percent: null, buyQuantity: 2, payQuantity: 2 },
    { minimumQuantity: 0 },
  ]) {
    await expect(add(wrong)).rejects.toThrow()
  }
})

test('of two sale prices the lower applies, and one above the price makes nothing dearer', async () => {
  const product = await addProduct(ctx())
  const offer = { productId: product.id, kind: 'sale_price' as const, startsAt: NOW }
  await addOffer(ctx(), { ...offer, amountCents: 8_500 })
  await addOffer(ctx(), { ...offer, amountCents: 7_500 })
  await addOffer(ctx(), { ...offer, amountCents: 12_000 })
  expect(await priceAt(product.id, '2026-12-01T09:00:00Z')).toMatchObject({ priceCents: 7_500 })
})

test('what it takes off stays; its name and times change, its start only before it has begun', async () => {
  const product = await addProduct(ctx())
  const made = await createOffer(staff(), createOfferInput.parse(terms(await skuOf(product.id))))
  if (!made.ok) throw new Error(made.reason)
  const { id } = made
  const name = { en: 'Renamed', th: 'ชื่อใหม่' }
  const times = { startsAt: new Date('2026-12-03T00:00:00Z'), endsAt: new Date('2026-12-05T00:00:00Z') }
  expect(await updateOffer(staff(), { id, version: 1, name, ...times })).toEqual({ ok: true, version: 2 })
  expect(await updateOffer(staff(), { id, version: 1, name, ...times })).toMatchObject({ reason: 'changed' })
  const running = staffAt('2026-12-03T12:00:00Z')
  const moved = { startsAt: new Date('2026-12-01T00:00:00Z'), endsAt: times.endsAt }
  expect(await updateOffer(running, { id, version: 2, name, ...moved })).toEqual({
    ok: false,
    reason: 'has_begun',
  })
  const longer = { id, version: 2, name, endsAt: new Date('2026-12-06T00:00:00Z') }
  expect(await updateOffer(running, longer)).toEqual({ ok: true, version: 3 })
  expect(await getOffer(running, { id })).toMatchObject({ ...times, endsAt: longer.endsAt, state: 'running' })

  await endOffer(running, { id })
  await endOffer(running, { id })
  expect(await getOffer(running, { id })).toMatchObject({ state: 'off', version: 4 })
  expect(await priceAt(product.id, '2026-12-03T12:00:00Z')).toEqual({ priceCents: 9_900, sale: null })
  expect(await updateOffer(running, { ...longer, version: 4 })).toEqual({ ok: false, reason: 'already_over' })
  const actions = (await auditOf(ctx(), id)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['offer.changed', 'offer.changed', 'offer.created', 'offer.ended'])
})

test('finds offers by a part of the name in any language, by the product’s code, and by state', async () => {
  const product = await addProduct(ctx())
  const sku = await skuOf(product.id)
  const { id } = await addOffer(ctx(), {
    productId: product.id,
    kind: 'sale_price',
    amountCents: 100,
    name: { en: `Of ${sku}`, th: `ของ ${sku}` },
    startsAt: NOW,
  })
  const found = async (input: Parameters<typeof listOffers>[1]) =>
    (await listOffers(staff(), input)).items.some((offer) => offer.id === id)
  expect(await found({ search: `ของ ${sku}` })).toBe(true)
  expect(await found({ search: sku.slice(2) })).toBe(true)
  expect(await found({ search: sku, state: 'running' })).toBe(true)
  expect(await found({ search: sku, state: 'ended' })).toBe(false)
})

test('beside a sale price stands the lowest of the 30 days before it began, earlier sales among them', async () => {
  const product = await addProduct(ctx())
  await inTransaction(asShop(ctx()), async (ctx) => {
    await ctx.db.execute(sql`update products set created_at = '2026-01-01' where id = ${product.id}`)
    const days = (priceCents: number, from: string, until: string) => ({
      productId: product.id,
      priceCents,
      fromAt: new Date(from),
      untilAt: new Date(until),
    })
    await ctx.db
      .insert(priceHistory)
      .values([
        days(5_000, '2026-01-01', '2026-10-20'),
        days(9_500, '2026-10-20', '2026-11-10'),
        days(10_500, '2026-11-10', '2026-11-25'),
      ])
  })
  const sale = { productId: product.id, kind: 'sale_price' as const, endsAt: new Date('2027-01-01') }
  const lowest = async (time: string) => (await priceAt(product.id, time)).sale?.lowestCents
  await addOffer(ctx(), { ...sale, amountCents: 8_000, startsAt: NOW })
  expect(await lowest('2026-12-01T09:00:00Z')).toBe(9_500)

  const earlier = { startsAt: new Date('2026-11-20'), endsAt: new Date('2026-11-22') }
  await addOffer(ctx(), { ...sale, ...earlier, amountCents: 8_800 })
  expect(await lowest('2026-12-01T09:00:00Z')).toBe(8_800)
  // An admin had ended this on its first day.
  const cut = {
    startsAt: new Date('2026-10-01'),
    endsAt: new Date('2026-11-30'),
    offAt: new Date('2026-10-02'),
  }
  await addOffer(ctx(), { ...sale, ...cut, amountCents: 1_000 })
  expect(await lowest('2026-12-20T09:00:00Z')).toBe(8_800)
})

test('a product that was not sold before an offer began has no price of before', async () => {
  const fresh = await addProduct(ctx())
  await addOffer(ctx(), {
    productId: fresh.id,
    kind: 'sale_price',
    amountCents: 8_000,
    startsAt: new Date('2020-01-01'),
  })
  expect(await priceAt(fresh.id, '2026-12-01T09:00:00Z')).toMatchObject({
    priceCents: 8_000,
    sale: { lowestCents: null },
  })
})

test('a changed price is kept with its time, and a sale changes none', async () => {
  const product = await addProduct(ctx())
  await changePrice(staff(), { id: product.id, seenCents: 9_900, priceCents: 9_100, isSure: false })
  await changePrice(staff(), { id: product.id, seenCents: 9_100, priceCents: 9_300, isSure: false })
  const rows = await ctx()
    .db.select({
      priceCents: priceHistory.priceCents,
      fromAt: priceHistory.fromAt,
      untilAt: priceHistory.untilAt,
    })
    .from(priceHistory)
    .where(sql`${priceHistory.productId} = ${product.id}`)
    .orderBy(priceHistory.untilAt)
  expect(rows.map(({ priceCents }) => priceCents)).toEqual([9_900, 9_100])
  expect(rows[1]?.fromAt).toEqual(rows[0]?.untilAt)
})

test('a file has the offers of the list, with prices and times of the shop', async () => {
  const sku = await skuOf((await addProduct(ctx())).id)
  const { amountCents: _, ...others } = terms(sku)
  const create = (who: Ctx, offer: object) => createOffer(who, createOfferInput.parse(offer))
  expect((await create(staff(), terms(sku))).ok).toBe(true)
  const payFor = { ...others, kind: 'pay_for', buyQuantity: 3, payQuantity: 2 }
  expect((await create(staffAt('2026-12-01T09:00:00Z'), payFor)).ok).toBe(true)
  const chunks: Uint8Array[] = []
  for await (const chunk of await exportOffers(staff(), { search: sku })) chunks.push(chunk)
  const rows: Record<string, string>[] = parse(Buffer.concat(chunks), { bom: true, columns: true })
  const times = { starts: '2026-12-02 02:00', ends: '2026-12-04 02:00', state: 'planned' }
  const all = { name_en: 'Songkran', name_th: 'สงกรานต์', sku, category_en: '', combines: 'no', ...times }
  expect(rows).toMatchObject([
    { ...all, sale_price: '', buy: '3', pay: '2' },
    {
      ...all,
      sale_price: '80.00',
      percent: '',
      amount: '',
      buy: '',
      pay: '',
      from_quantity: '',
      from_total: '',
    },
  ])
})

test.each(BELOW_ADMIN)('refuses a stranger: $role', async (actor) => {
  const stranger = testCtx(shop(), { actor })
  const id = '00000000-0000-4000-8000-000000000000'
  const times = { name: { en: 'x', th: 'x' }, endsAt: new Date('2027-01-01') }
  const forbidden = { code: 'forbidden' }
  await expect(createOffer(stranger, createOfferInput.parse(terms('X')))).rejects.toMatchObject(forbidden)
  await expect(updateOffer(stranger, { id, version: 1, ...times })).rejects.toMatchObject(forbidden)
  await expect(endOffer(stranger, { id })).rejects.toMatchObject(forbidden)
  await expect(getOffer(stranger, { id })).rejects.toMatchObject(forbidden)
  await expect(listOffers(stranger, {})).rejects.toMatchObject(forbidden)
  await expect(exportOffers(stranger, {})).rejects.toMatchObject(forbidden)
})
