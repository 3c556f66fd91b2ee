import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addPerson, asStaff, signIn } from '#tests/data/people.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { findSession } from '#domain/accounts/sign-in/index.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { changeCart, clearCart } from './index.ts'
import type { CartChange, CartLine } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const change = (lines: CartLine[], wanted: CartChange) =>
  changeCart(ctx(), { lines, change: wanted, language: 'en' })

test('adds a product, and increases its line', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 3 })
  const line = { productId: id, quantity: 1, seenPriceCents: 9900 }
  const once = await change([], { intent: 'add', line })
  expect(once).toMatchObject({ ok: true, lines: [{ productId: id, quantity: 1 }] })
  const twice = await change([line], { intent: 'add', line: { ...line, quantity: 2 } })
  expect(twice).toMatchObject({ ok: true, lines: [{ productId: id, quantity: 3 }] })
  const tooMany = await change([{ ...line, quantity: 3 }], { intent: 'add', line })
  expect(tooMany).toMatchObject({ ok: false, reason: 'only_left', left: 3 })
  const many = await addProduct(ctx(), { initialStock: 6 })
  const tooManyOfMany = { productId: many.id, quantity: 7 }
  expect(await change([], { intent: 'add', line: tooManyOfMany })).toMatchObject({
    reason: 'only_left',
    left: null,
  })
})

test('does not add a product that is not sold', async () => {
  const { id } = await addProduct(ctx(), { isActive: false })
  for (const productId of [id, randomUUID()]) {
    expect(await change([], { intent: 'add', line: { productId, quantity: 1 } })).toEqual({
      ok: false,
      reason: 'product_gone',
    })
  }
})

test('adds what a recipe takes and the cart has not got, all of it or nothing', async () => {
  const paste = await addProduct(ctx(), { initialStock: 3 })
  const sauce = await addProduct(ctx(), { initialStock: 1 })
  const inCart = [{ productId: paste.id, quantity: 1 }]
  const add = (lines: CartLine[]) => change(inCart, { intent: 'add_missing', lines })
  const all = [
    { productId: paste.id, quantity: 2 },
    { productId: sauce.id, quantity: 1 },
  ]
  expect(await add(all)).toEqual({ ok: true, lines: all })
  expect(await add(inCart)).toEqual({ ok: true, lines: inCart })
  const tooMuch = [...all.slice(0, 1), { productId: sauce.id, quantity: 2 }]
  expect(await add(tooMuch)).toMatchObject({ ok: false, reason: 'only_left', left: 1 })
  expect(await add([{ productId: randomUUID(), quantity: 1 }])).toEqual({ ok: false, reason: 'product_gone' })
})

test('sets a quantity; zero removes', async () => {
  const { id } = await addProduct(ctx())
  const lines = [{ productId: id, quantity: 1 }]
  expect(await change(lines, { intent: 'set', productId: id, quantity: 4 })).toMatchObject({
    ok: true,
    lines: [{ productId: id, quantity: 4 }],
  })
  expect(await change(lines, { intent: 'set', productId: id, quantity: 0 })).toEqual({ ok: true, lines: [] })
  expect(await change(lines, { intent: 'remove', productId: id })).toEqual({ ok: true, lines: [] })
  expect(await change([], { intent: 'set', productId: id, quantity: 4 })).toMatchObject({
    reason: 'not_in_cart',
  })
})

test('accepts current prices, reduces to what is left, and drops what is gone', async () => {
  const dearer = await addProduct(ctx())
  const short = await addProduct(ctx(), { initialStock: 2 })
  const many = await addProduct(ctx(), { initialStock: 88 })
  const soldOut = await addProduct(ctx(), { initialStock: 0 })
  const gone = await addProduct(ctx(), { isActive: false })
  await changeProduct(ctx(), dearer.id, { priceCents: 12_000 })
  const line = { quantity: 5, seenPriceCents: 9900 }
  const lines = [
    ...[dearer, short, soldOut, gone].map(({ id }) => ({ ...line, productId: id })),
    { ...line, productId: many.id, quantity: 99 },
  ]
  expect(await change(lines, { intent: 'accept' })).toEqual({
    ok: true,
    lines: [
      { productId: dearer.id, quantity: 5, seenPriceCents: 12_000 },
      { productId: short.id, quantity: 2, seenPriceCents: 9900 },
      // Rounded down, so that the cart does not tell the stock.
      { productId: many.id, quantity: 80, seenPriceCents: 9900 },
    ],
  })
})

describe('the cart of a customer', () => {
  const changeAs = (actor: Actor, wanted: CartChange, browserLines: CartLine[] = []) =>
    changeCart({ ...ctx(), actor }, { lines: browserLines, change: wanted, language: 'en' })
  const add = (productId: string, quantity = 1): CartChange => ({
    intent: 'add',
    line: { productId, quantity },
  })
  const seenBy = async (token: string) => (await findSession(ctx(), { token }))?.cart

  test('is the one in the account, whatever the browser sends', async () => {
    const { id } = await addProduct(ctx(), { initialStock: 3 })
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    const madeUp = [{ productId: id, quantity: 50, seenPriceCents: 1 }]
    expect(await changeAs(person.actor, add(id), madeUp)).toEqual({
      ok: true,
      lines: [{ productId: id, quantity: 1 }],
    })
    await changeAs(person.actor, add(id, 2))
    expect(await seenBy(token)).toEqual([{ productId: id, quantity: 3 }])
    await changeAs(person.actor, { intent: 'set', productId: id, quantity: 2 })
    await changeAs(person.actor, { intent: 'accept' })
    expect(await seenBy(token)).toEqual([{ productId: id, quantity: 2, seenPriceCents: 9900 }])
    await changeAs(person.actor, { intent: 'remove', productId: id })
    expect(await seenBy(token)).toEqual([])
  })

  test('does not change when a change is refused', async () => {
    const { id } = await addProduct(ctx(), { initialStock: 2 })
    const person = await addPerson(ctx())
    const { token } = await signIn(ctx(), person)
    await changeAs(person.actor, add(id, 2))
    expect(await changeAs(person.actor, add(id))).toMatchObject({ ok: false, reason: 'only_left', left: 2 })
    expect(await changeAs(person.actor, add(randomUUID()))).toMatchObject({ reason: 'product_gone' })
    expect(await seenBy(token)).toEqual([{ productId: id, quantity: 2 }])
  })

  test('is separate from others: changing and clearing one leaves the others', async () => {
    const { id } = await addProduct(ctx())
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    const [anns, bens] = [await signIn(ctx(), ann), await signIn(ctx(), ben)]
    await changeAs(ann.actor, add(id, 1))
    await changeAs(ben.actor, add(id, 2))
    expect(await seenBy(anns.token)).toEqual([{ productId: id, quantity: 1 }])
    await clearCart({ ...ctx(), actor: ann.actor })
    await clearCart({ ...ctx(), actor: ann.actor })
    expect(await seenBy(anns.token)).toEqual([])
    expect(await seenBy(bens.token)).toEqual([{ productId: id, quantity: 2 }])
  })

  test('is not changed by visitors and staff, whose cart is in the browser', async () => {
    const { id } = await addProduct(ctx())
    const person = await addPerson(ctx(), { roles: ['admin'] })
    const { token } = await signIn(ctx(), person)
    await changeAs(person.actor, add(id))
    for (const actor of [ctx().actor, asStaff(person, true)]) {
      expect(await changeAs(actor, add(id, 5))).toMatchObject({ ok: true, lines: [{ quantity: 5 }] })
      await clearCart({ ...ctx(), actor })
    }
    expect(await seenBy(token)).toEqual([{ productId: id, quantity: 1 }])
  })
})
