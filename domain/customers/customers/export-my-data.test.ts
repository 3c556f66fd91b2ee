import { expect, test } from 'vitest'
import { contact, mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, beginSignIn, signIn, userOf, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeCart } from '#domain/orders/cart/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { changeOwnOrder } from '#domain/orders/order-changes/index.ts'
import { changeOwnOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { exportMyData } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })
const place = async (where: Ctx, email: string, quantity = 1) =>
  mustPlace(
    where,
    orderOf([{ product: await addProduct(ctx()), quantity }], { contact: { ...contact, email } }),
  )

/** Every property name in `value`, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...namesIn(inner),
  ])
}

test('contains all that the shop knows about a customer, and nothing about anybody else', async () => {
  const person = await addPerson(ctx(), { roles: ['moderator'], phone: '+27215550142' })
  const other = await addPerson(ctx())
  await signIn(ctx(), person)
  await signIn(ctx(), other)
  const placed = await place(as(person), person.email, 2)
  const others = await place(as(other), other.email)
  const guests = await place(ctx(), 'guest@example.com')
  const product = await addProduct(ctx())
  for (const { actor } of [person, other]) {
    const line = { productId: product.id, quantity: 3 }
    await changeCart({ ...ctx(), actor }, { lines: [], change: { intent: 'add', line }, language: 'en' })
  }

  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  for (const { accessKey } of [placed, others]) {
    const { id: orderId, totalCents: amountCents } = await getOrderByLink(ctx(), {
      accessKey: accessKey,
      language: 'en',
    })
    await recordTransfer({ ...ctx(), actor: asStaff(moe) }, { orderId, reference: orderId, amountCents })
  }

  const { accessKey } = placed
  const later = { phone: '+27215550199', version: 0, agreedBalanceCents: 0 }
  const change = changeOwnOrderInput.parse({ accessKey, language: 'en', ...later })
  expect(await changeOwnOrder(as(person), change)).toMatchObject({ ok: true })

  // Even if the browser has the link to somebody else's order.
  const bearer = { ...ctx(), actor: { ...person.actor, orderKey: others.accessKey } }
  const data = JSON.parse(JSON.stringify(await exportMyData(bearer))) as Record<string, unknown>
  expect(data).toMatchObject({
    profile: { email: person.email, firstName: 'Malee', phone: '+27215550142' },
    roles: ['moderator'],
    cart: `${product.id}:3`,
    sessions: [{ userAgent: '', startedAt: expect.stringMatching(/Z$/) }],
    orders: [
      {
        number: placed.number,
        street: '1 Long Street',
        subtotalCents: 19_800,
        items: [{ quantity: 2, unitPriceCents: 9900, totalCents: 19_800, discountCents: 0 }],
        payments: [{ method: 'bank_transfer', amountCents: 27_300 }],
        refunds: [],
        changes: [{ changedBy: 'customer', after: { phone: later.phone } }],
        documents: [{ kind: 'invoice', orderNumber: placed.number, recipient: { name: 'Somchai Jaidee' } }],
      },
    ],
  })
  expect(data['orders']).toHaveLength(1)
  expect(data['sessions']).toHaveLength(1)
  const text = JSON.stringify(data)
  for (const foreign of [others.number, guests.number, other.email, other.id]) {
    expect(text).not.toContain(foreign)
  }
})

test('contains no secrets', async () => {
  const person = await addPerson(ctx())
  const { token } = await signIn(ctx(), person)
  const half = await beginSignIn(ctx(), person)
  const { accessKey } = await place(as(person), person.email)
  const data = await exportMyData(as(person))
  const text = JSON.stringify(data)
  const { passwordHash } = (await userOf(ctx(), person.email)) ?? {}
  expect(passwordHash).toBeTruthy()
  for (const secret of [accessKey, token, half.token, passwordHash ?? '']) expect(text).not.toContain(secret)
  expect(namesIn(data).filter((name) => /key|hash|token|password|code$/i.test(name))).toEqual([
    'postalCode',
    'discountCode',
  ])
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
    await expect(exportMyData({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
