import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import type { TestProduct } from '#tests/data/products.ts'
import { pay, refundsOf } from '#tests/data/refunds.ts'
import { addBatched, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { settleRefund } from '../refunds/index.ts'
import { changeOrder, previewOrderChange } from './index.ts'
import { changeOrderInput, previewOrderChangeInput } from './schemas.ts'

const EDITS = 1_000
const SEED = 20_261_126

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
/** Each call is a second later. */
const ctx = () => testCtx(shop(), { now: () => new Date((seconds += 1) * 1_000) })
const { admin: staff } = useStaff(ctx)

/** A small seeded random generator, so that a failing walk can be repeated. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test(`after each of ${EDITS} edits money, stock, batches and papers agree (seed ${SEED})`, async () => {
  const throwDice = dice(SEED)
  const pick = <T>(all: readonly T[]): T => all[throwDice(all.length)] as T
  const jars: TestProduct[] = []
  for (const name of ['A', 'B', 'C', 'D']) {
    jars.push(
      await addBatched(staff(), [
        { quantity: 100, batchCode: `${name}1`, bestBefore: '2027-01-31' },
        { quantity: 200, batchCode: `${name}2`, bestBefore: '2027-03-31' },
      ]),
    )
  }
  const ids = jars.map(({ id }) => id)
  const { code } = await addDiscount(ctx(), { kind: 'percent', percent: 13, minimumCents: 20_000 })
  const place = async () =>
    (await mustPlaceRow(ctx(), orderOf([{ product: jars[0]!, quantity: 2 }], { contact: newContact() }))).id
  let orderId = await place()
  let made = 0
  for (let edit = 0; edit < EDITS; edit += 1) {
    // Prices of jars change too: those that an order has keep their price.
    if (throwDice(12) === 0) await setPrice(pick(ids.slice(1)), 3_000 + throwDice(9_000))
    // From time to time another order is begun, so that all states are changed often.
    if (throwDice(60) === 0) orderId = await place()
    const lines = ids.flatMap((productId) => {
      const quantity = throwDice(6)
      return quantity > 0 ? [{ productId, quantity }] : []
    })
    const wanted = previewOrderChangeInput.parse({
      orderId,
      ...(lines.length > 0 && throwDice(3) > 0 && { lines }),
      delivery: pick([
        undefined,
        undefined,
        { method: 'pickup' },
        {
          method: 'courier',
          address: {
            street: `${edit} Long Street`,
            city: 'X',
            province: pick(['WC', 'GP', 'LP']),
            postalCode: '8001',
          },
        },
      ]),
      discount: pick([
        undefined,
        undefined,
        { kind: 'none' },
        { kind: 'code', code },
        { kind: 'amount', amountCents: 1 + throwDice(9_000) },
      ]),
      note: pick([undefined, '', `Edit ${edit}`]),
    })
    const shown = await previewOrderChange(staff(), wanted)
    if (shown.ok) {
      const agreed = {
        version: shown.version,
        agreedBalanceCents: shown.balanceCents,
        reason: `Edit ${edit}`,
      }
      const changed = await changeOrder(staff(), changeOrderInput.parse({ ...wanted, ...agreed }))
      expect(changed, `edit ${edit}`).toMatchObject({ ok: true, balanceCents: shown.balanceCents })
      made += 1
    }
    await goOn(orderId, throwDice)
    expect(await faultsOf(orderId), `edit ${edit}`).toEqual([])
    expect(await stockFaults(ctx(), ids), `edit ${edit}`).toEqual([])
    if (edit % 50 === 49) expect(await checkBooks(staff()), `edit ${edit}`).toBe(0)
  }
  expect(made).toBeGreaterThan(EDITS / 2)
  expect(await checkBooks(staff())).toBe(0)
}, 600_000)

async function setPrice(id: string, priceCents: number): Promise<void> {
  await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .update(products)
      .set({ priceCents })
      .where(inArray(products.id, [id])),
  )
}

/** Other things happen to an order meanwhile: money comes, wholly or in part, refunds are sent, and it is packed. */
async function goOn(orderId: string, throwDice: (sides: number) => number): Promise<void> {
  switch (throwDice(8)) {
    case 0:
    case 1: {
      const dueCents = await dueOf(orderId)
      if (dueCents > 0)
        await pay(ctx(), { id: orderId }, throwDice(3) === 0 ? 1 + throwDice(dueCents) : dueCents)
      return
    }
    case 2: {
      const pending = (await refundsOf(ctx(), orderId)).find(({ status }) => status === 'pending')
      if (pending) await settleRefund(staff(), { refundId: pending.id, reference: 'FNB' })
      return
    }
    case 3:
      if (throwDice(4) === 0) await changeOrderStatus(staff(), { orderId, to: 'processing' })
  }
}

const rowsOf = <Row>(query: ReturnType<typeof sql>) =>
  inTransaction(
    asShop(ctx()),
    async ({ db }) => (await db.execute<Record<string, unknown>>(query)).rows as Row[],
  )

async function dueOf(orderId: string): Promise<number> {
  const [row] = await rowsOf<{ due: number }>(sql`
    select (total_cents - (select coalesce(sum(amount_cents), 0) from payments where order_id = orders.id)
      + (select coalesce(sum(amount_cents), 0) from refunds
        where order_id = orders.id and kind = 'surplus' and status <> 'failed'))::int as due
    from orders where id = ${orderId}`)
  return row?.due ?? 0
}

/**
 * Finds what does not agree about an order; nothing should: its lines with its sums, its invoices less its credit notes
 * with its total, its money with what is owed, its last change with itself, the jars that are packed with its lines.
 */
async function faultsOf(orderId: string) {
  return rowsOf(sql`
    with facts as (
      select orders.status, payment_status, total_cents, attention, subtotal_cents, discount_cents, delivery_cents,
        (select coalesce(sum(total_cents), 0)::int from order_items where order_id = orders.id) as goods,
        (select coalesce(sum(discount_cents), 0)::int from order_items where order_id = orders.id) as off,
        (select coalesce(sum(amount_cents), 0)::int from payments where order_id = orders.id) as received,
        (select coalesce(sum(amount_cents), 0)::int from refunds
          where order_id = orders.id and kind = 'surplus' and status <> 'failed') as back,
        (select coalesce(sum((content ->> 'totalCents')::int * case kind when 'invoice' then 1 else -1 end), 0)::int
          from tax_documents where order_id = orders.id) as invoiced,
        (select (after ->> 'totalCents')::int from order_changes where order_id = orders.id order by serial desc limit 1)
          as changed,
        (select coalesce(sum(quantity), 0)::int from order_items where order_id = orders.id) as ordered,
        (select coalesce(sum(packed.quantity - packed.returned), 0)::int from order_item_batches packed
          join order_items item on item.id = packed.order_item_id where item.order_id = orders.id) as packed
      from orders where id = ${orderId}
    )
    select * from facts where goods <> subtotal_cents or off <> discount_cents
      or total_cents <> subtotal_cents - discount_cents + delivery_cents or total_cents < 0 or delivery_cents < 0
      or invoiced <> case payment_status when 'paid' then total_cents else 0 end
      or (payment_status = 'paid' and received - back > total_cents)
      or (payment_status = 'paid' and received - back < total_cents and attention is null)
      or (payment_status = 'pending' and total_cents > 0 and received - back >= total_cents)
      or (status in ('pending', 'confirmed') and packed <> 0) or (status = 'processing' and packed <> ordered)
      or coalesce(changed, total_cents) <> total_cents`)
}
