import { expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { orders, products } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { generateOrders } from '#tests/data/many-orders.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { countOrders, findOrders, searchOrders, suggestOrders } from './index.ts'

/* See `listOrders` of the order desk for what it finds. */

const shop = useTestDatabase()

test('refuses a stranger, a customer, and the shop itself', async () => {
  const ctx = testCtx(shop())
  const { actor: customer } = await addPerson(ctx, { roles: ['admin'] })
  for (const actor of [{ role: 'visitor' }, customer, { role: 'shop' }] as const) {
    const searching = searchOrders({ ...ctx, actor }, { language: 'en', sort: 'newest' })
    await expect(searching).rejects.toMatchObject({ code: 'forbidden' })
    const finding = findOrders({ ...ctx, actor }, { sort: 'newest', limit: 1 })
    await expect(finding).rejects.toMatchObject({ code: 'forbidden' })
    const counting = countOrders({ ...ctx, actor }, { status: 'money', sort: 'oldest', most: 1 })
    await expect(counting).rejects.toMatchObject({ code: 'forbidden' })
    const suggesting = suggestOrders({ ...ctx, actor }, { search: 'nok', language: 'en', most: 5 })
    await expect(suggesting).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('goods of few among many orders, by a name that their product no longer has, a set, and a service', async () => {
  const ctx = testCtx(shop())
  const [moderator, { actor: buyer }] = [await addPerson(ctx, { roles: ['moderator'] }), await addPerson(ctx)]
  await generateOrders(ctx, 1_500, buyer.id)
  const product = await addProduct(ctx, { name: { en: 'Galangal Ghost', th: 'ข่าผีหลอก' } })
  const placed = () => mustPlaceRow(ctx, orderOf([{ product, quantity: 1 }]))
  const before = await placed()
  const name = { en: 'Turmeric Spirit', th: 'ขมิ้นวิญญาณ' }
  await inTransaction(asShop(ctx), ({ db }) =>
    db.update(products).set({ name }).where(eq(products.id, product.id)),
  )
  const after = await placed()
  const inBox = await addProduct(ctx, { initialStock: 10 })
  const box = await addSet(ctx, [{ product: inBox, quantity: 2 }], {
    name: { en: 'Lantern Night Box', th: 'กล่องคืนโคมไฟ' },
  })
  const boxed = await mustPlaceRow(ctx, orderOf([{ product: box, quantity: 1 }]))
  const service = await placed()
  await inTransaction(asShop(ctx), ({ db }) =>
    db
      .update(orders)
      .set({
        kind: 'deposit',
        deliveryMethod: 'at_the_table',
        tableAt: new Date(),
        goods: 'Quiet Corner SEAT',
      })
      .where(eq(orders.id, service.id)),
  )
  const found = async (search: string) => {
    const list = await searchOrders(
      { ...ctx, actor: asStaff(moderator) },
      { language: 'en', sort: 'newest', search },
    )
    return list.items.map(({ number }) => number)
  }
  expect(await found('galangal gh')).toEqual([before.number])
  expect(await found('ขมิ้นวิ')).toEqual([after.number])
  expect(await found('quiet corner')).toEqual([service.number])
  for (const search of ['lantern night', 'คืนโคมไฟ']) {
    expect(await found(search)).toEqual([boxed.number])
  }
})

test('goods of very many lines, none of them new: in order, page by page', async () => {
  const ctx = testCtx(shop())
  const moderator = await addPerson(ctx, { roles: ['moderator'] })
  const product = await addProduct(ctx, { name: { en: 'Evergreen Paste', th: 'พริกแกงยืนยง' } })
  // Among the newest thousand, of which the search has a look, there is none.
  const { rows } = await inTransaction(asShop(ctx), async ({ db }) => {
    const older = sql`select id, number, created_at from orders order by created_at limit 500`
    await db.execute(sql`
      insert into order_items (order_id, position, product_id, name, sku, quantity, unit_price_cents, total_cents,
        vat_class, vat_cents)
      select older.id, 100 + line, ${product.id}::uuid, '{"en": "", "th": ""}', '', 1, 100, 100, 'standard', 13
      from (${older}) older, generate_series(1, 12) line`)
    await db.execute(
      sql`update orders set goods = goods || ' Evergreen Paste' where id in (select id from (${older}) older)`,
    )
    return db.execute<{ number: string }>(
      sql`select number from (${older}) older order by created_at desc, id desc`,
    )
  })
  const search = { language: 'en', sort: 'newest', search: 'evergreen' } as const
  const staff = { ...ctx, actor: asStaff(moderator) }
  const first = await searchOrders(staff, search)
  const second = await searchOrders(staff, { ...search, after: first.next ?? undefined })
  expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(
    rows.slice(0, 100).map(({ number }) => number),
  )
  expect((await searchOrders(staff, { ...search, status: 'pending' })).items).toEqual([])
})
