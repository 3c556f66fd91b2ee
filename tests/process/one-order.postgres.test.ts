import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBooks } from '#domain/base/checks/index.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { changeOrder } from '#domain/orders/order-changes/index.ts'
import { changeOrderInput, changeOwnOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { newContact, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { placePaid, refundsOf } from '#tests/data/refunds.ts'
import { packedOf, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { startToldProcess } from './start-told-process.ts'

const ROUNDS = 30
const REST = 9_901
const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)
const BUYER: Actor = { role: 'visitor' }

/** A paid order of three jars and one, to which staff have added another: the rest is owed. */
async function owing() {
  const order = await placePaid(ctx(), 'bank_transfer', { contact: newContact() })
  const lines = [
    { productId: order.a.id, quantity: 3 },
    { productId: order.b.id, quantity: 2 },
  ]
  const input = { orderId: order.id, lines, version: 0, agreedBalanceCents: REST, reason: 'One more' }
  const changed = await changeOrder(moderator(), changeOrderInput.parse(input))
  if (!changed.ok) throw new Error(`the change was refused: ${changed.reason}`)
  return order
}

test(`four processes change, pack, cancel and pay one order at once, ${ROUNDS} times: each is done or told why not`, async () => {
  const settings = { DATABASE_URL: shop().url ?? '' }
  const [one, two, three, four] = [
    await startToldProcess(settings),
    await startToldProcess(settings),
    await startToldProcess(settings),
    await startToldProcess(settings),
  ]
  const staff = { actor: admin().actor }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, accessKey, totalCents, a, b } = await owing()
    const wanted = { accessKey, version: 1, agreedBalanceCents: 0, lines: [{ productId: a.id, quantity: 3 }] }
    // Back to one jar of the second product, for which enough was paid.
    wanted.lines.push({ productId: b.id, quantity: 1 })
    const transfer = { orderId: id, reference: randomUUID(), amountCents: REST }
    const [changed, packed, cancelled, paid] = await Promise.all([
      one.tell('changeOwnOrder', changeOwnOrderInput.parse(wanted), { actor: BUYER }),
      two.tell('changeOrderStatus', { orderId: id, to: 'processing' }, staff),
      three.tell('cancelMyOrder', { accessKey }, { actor: BUYER }),
      four.tell('recordTransfer', transfer, staff),
    ])
    const happened = JSON.stringify({ changed, packed, cancelled, paid })
    // The first of the two keeps the other from it.
    expect([packed?.ok, cancelled?.ok].filter(Boolean), happened).toHaveLength(1)
    expect(paid, happened).toMatchObject({ ok: true })
    const { order, payments } = await traceOf(ctx(), id)
    const refunds = await refundsOf(ctx(), id)
    const receivedCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const backCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(receivedCents, happened).toBe(totalCents + REST)
    expect(order, happened).toMatchObject({
      status: cancelled?.ok ? 'cancelled' : 'processing',
      attention: paid?.ok ? paid.problem : null,
    })
    // The rest that comes after it was cancelled is left to staff, as is what is paid twice.
    const keptCents = receivedCents - backCents
    if (!cancelled?.ok) {
      expect(order.totalCents, happened).toBe(changed?.ok ? totalCents : totalCents + REST)
      expect(backCents, happened).toBe(0)
    } else expect(keptCents === 0 || (keptCents === REST && order.attention !== null), happened).toBe(true)
    const jars = Object.values(await packedOf(ctx(), id)).reduce((sum, quantity) => sum + quantity, 0)
    expect(jars, happened).toBe(cancelled?.ok ? 0 : changed?.ok ? 4 : 5)
    expect(await stockFaults(ctx(), [a.id, b.id]), happened).toEqual([])
  }
  expect(await checkBooks(admin())).toBe(0)
})
