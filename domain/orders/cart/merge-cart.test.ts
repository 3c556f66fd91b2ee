import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { carts } from '#database/schema/index.ts'
import { type CartLine, parseCart, serializeCart } from '#shared/orders/cart-cookie.ts'
import { addPerson, emptyBrowser, signIn } from '#tests/data/people.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { findSession } from '#domain/accounts/sign-in/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { mergeCart } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const look = (customerId: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(carts).where(eq(carts.customerId, customerId))
    return parseCart(row?.lines)
  })
const store = (customerId: string, lines: CartLine[]) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.insert(carts).values({ customerId, lines: serializeCart(lines) }),
  )

type Quantities = Record<string, number>
/** Creates jars of curry: 10 of each, 3 of `rare`; `none` is sold out, and `gone` is no longer sold. */
async function shelf() {
  const ids: Record<string, string> = {}
  for (const [name, initialStock] of Object.entries({ red: 10, green: 10, rare: 3, none: 0, plenty: 500 })) {
    ids[name] = (await addProduct(ctx(), { initialStock })).id
  }
  ids['gone'] = (await addProduct(ctx())).id
  await changeProduct(ctx(), ids['gone'], { isActive: false })
  return {
    lines: (cart: Quantities): CartLine[] =>
      Object.entries(cart).map(([name, quantity]) => ({ productId: ids[name] ?? '', quantity })),
    read: (lines: CartLine[]): Quantities =>
      Object.fromEntries(
        lines.map((line) => [Object.keys(ids).find((name) => ids[name] === line.productId), line.quantity]),
      ),
  }
}

type Case = [string, { stored: Quantities; browser: Quantities; merged: Quantities }]
const joins: Case[] = [
  ['an empty browser changes nothing', { stored: { red: 2 }, browser: {}, merged: { red: 2 } }],
  ['an empty account gets the browser’s cart', { stored: {}, browser: { red: 2 }, merged: { red: 2 } }],
  [
    'products of either cart are kept',
    { stored: { red: 2 }, browser: { green: 1 }, merged: { red: 2, green: 1 } },
  ],
  [
    'quantities of the same product add up',
    { stored: { red: 2, green: 1 }, browser: { red: 3 }, merged: { red: 5, green: 1 } },
  ],
  ['as far as there is stock', { stored: { rare: 2 }, browser: { rare: 2 }, merged: { rare: 3 } }],
  ['and no further than 99', { stored: { plenty: 90 }, browser: { plenty: 90 }, merged: { plenty: 99 } }],
  [
    'a sold-out product stays visible, with quantity one',
    { stored: { none: 1 }, browser: { none: 2 }, merged: { none: 1 } },
  ],
  [
    'a product that is no longer sold stays, so that the cart can say so',
    { stored: { gone: 1 }, browser: { gone: 1 }, merged: { gone: 2 } },
  ],
]

describe('at sign-in the browser’s cart is merged into the account’s:', () => {
  test.each(joins)('%s', async (_what, { stored, browser, merged }) => {
    const { lines, read } = await shelf()
    const { id } = await addPerson(ctx())
    await store(id, lines(stored))
    await inTransaction(asShop(ctx()), (ctx) =>
      mergeCart(ctx, {
        customerId: id,
        browser: { lines: lines(browser), owner: undefined },
        isInCheckout: false,
      }),
    )
    expect(read(await look(id))).toEqual(merged)
  })

  test('a full cart gets no further product', async () => {
    const { id } = await addPerson(ctx())
    const full = Array.from({ length: 40 }, () => ({ productId: randomUUID(), quantity: 1 }))
    await store(id, full)
    const lines = [{ productId: randomUUID(), quantity: 1 }]
    await inTransaction(asShop(ctx()), (ctx) =>
      mergeCart(ctx, { customerId: id, browser: { lines, owner: undefined }, isInCheckout: false }),
    )
    expect(await look(id)).toEqual(full)
  })
})

const inCheckout: Case[] = [
  [
    'the browser’s cart is the one that is bought',
    { stored: { red: 2, green: 1 }, browser: { red: 3 }, merged: { red: 3 } },
  ],
  ['an empty cart in the browser removes nothing', { stored: { red: 2 }, browser: {}, merged: { red: 2 } }],
]
test.each(inCheckout)('in the checkout %s', async (_what, { stored, browser, merged }) => {
  const { lines, read } = await shelf()
  const { id } = await addPerson(ctx())
  await store(id, lines(stored))
  await inTransaction(asShop(ctx()), (ctx) =>
    mergeCart(ctx, {
      customerId: id,
      browser: { lines: lines(browser), owner: undefined },
      isInCheckout: true,
    }),
  )
  expect(read(await look(id))).toEqual(merged)
})

const leftovers: Case[] = [
  ['the same lines are not doubled', { stored: { red: 2 }, browser: { red: 2 }, merged: { red: 2 } }],
  [
    'the larger quantity of each product counts',
    { stored: { red: 4, green: 1 }, browser: { red: 2, green: 3 }, merged: { red: 4, green: 3 } },
  ],
  [
    'products added since are added',
    { stored: { red: 1 }, browser: { red: 1, rare: 1 }, merged: { red: 1, rare: 1 } },
  ],
]
test.each(leftovers)('a copy left by the same account: %s', async (_what, { stored, browser, merged }) => {
  const { lines, read } = await shelf()
  const { id } = await addPerson(ctx())
  await store(id, lines(stored))
  await inTransaction(asShop(ctx()), (ctx) =>
    mergeCart(ctx, { customerId: id, browser: { lines: lines(browser), owner: id }, isInCheckout: false }),
  )
  expect(read(await look(id))).toEqual(merged)
})

test.each([false, true])(
  'a copy left by another account is ignored (in the checkout: %s)',
  async (isInCheckout) => {
    const { lines, read } = await shelf()
    const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
    await store(ben.id, lines({ green: 1 }))
    await inTransaction(asShop(ctx()), (ctx) =>
      mergeCart(ctx, {
        customerId: ben.id,
        browser: { lines: lines({ red: 5 }), owner: ann.id },
        isInCheckout,
      }),
    )
    expect(read(await look(ben.id))).toEqual({ green: 1 })
    expect(await look(ann.id)).toEqual([])
  },
)

test('signing in merges the carts, and the cart is there on the next device', async () => {
  const { lines, read } = await shelf()
  const person = await addPerson(ctx())
  const phone = { ...emptyBrowser, cart: { lines: lines({ red: 2 }), owner: undefined } }
  const laptop = { ...emptyBrowser, cart: { lines: lines({ red: 1, green: 1 }), owner: undefined } }
  const sessions = [await signIn(ctx(), person, phone), await signIn(ctx(), person, laptop)]
  for (const { token } of sessions) {
    expect(read((await findSession(ctx(), { token }))?.cart ?? [])).toEqual({ red: 3, green: 1 })
  }
  // The prices that the buyer saw are kept.
  const other = await addPerson(ctx())
  const line = { productId: lines({ red: 1 })[0]?.productId ?? '', quantity: 1, seenPriceCents: 9900 }
  const { token } = await signIn(ctx(), other, { ...emptyBrowser, cart: { lines: [line], owner: undefined } })
  expect((await findSession(ctx(), { token }))?.cart).toEqual([line])
})
