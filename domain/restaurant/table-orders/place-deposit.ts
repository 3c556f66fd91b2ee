import { randomUUID } from 'node:crypto'
import type { reservations } from '#database/schema/index.ts'
import { formatDate, formatTime } from '#shared/kernel/dates.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { vatInside } from '#shared/kernel/money.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import { createOrder } from '#domain/orders/orders/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import { splitName } from '#domain/kernel/split-name.ts'
import { newToken } from '#domain/kernel/tokens.ts'
import type { Deposit } from './deposit-for.ts'

/** So long a table waits for its deposit, however long the shop waits for other payments: nobody else can have it. */
const DEPOSIT_MINUTES = 30

type Reservation = Pick<
  typeof reservations.$inferSelect,
  'id' | 'startsAt' | 'partySize' | 'customerId' | 'locale' | 'name' | 'email' | 'phone'
>
type PlaceDepositInput = { reservation: Reservation; deposit: Deposit; placedBy: Actor }

/**
 * Places the order of a reservation's deposit. Call it in the transaction that makes the reservation wait for it, with its
 * day locked. It is a service at the standard rate of VAT, taxed when it is paid.
 * @returns the key of the page on which it is paid
 */
export async function placeDeposit(
  ctx: ShopCtx,
  { reservation, deposit, placedBy }: PlaceDepositInput,
): Promise<{ orderKey: string }> {
  const { id: reservationId, startsAt, partySize, customerId, locale, email, phone } = reservation
  const { centsPerGuest, totalCents, method } = deposit
  const { tax, orders: rules } = await readSettings(ctx)
  const vatCents = vatInside(totalCents, tax.vatPercent)
  const payBy = addTime(ctx.now(), Math.min(rules.payOnlineMinutes, DEPOSIT_MINUTES) * MINUTE)
  const order = await createOrder(ctx, {
    order: {
      kind: 'deposit',
      deliveryMethod: 'at_the_table',
      reservationId,
      tableAt: startsAt,
      ...splitName(reservation.name),
      email,
      phone,
      customerId,
      locale,
      vatCents,
      totalCents,
      accessKey: newToken(),
      // A second request finds the day locked, and the reservation waiting for its deposit.
      idempotencyKey: `deposit-${randomUUID()}`,
      requestHash: '',
      paymentMethod: method,
      subtotalCents: totalCents,
      deliveryCents: 0,
      vatPercent: tax.vatPercent,
      // Not when the meal has begun.
      payBy: payBy < startsAt ? payBy : startsAt,
    },
    items: [
      {
        productId: null,
        name: {
          en: `Deposit for a table, ${formatDate(startsAt, 'en')}, ${formatTime(startsAt)}, ${partySize} guests`,
          th: `มัดจำโต๊ะ ${formatDate(startsAt, 'th')} ${formatTime(startsAt)} น. ${partySize} คน`,
        },
        sku: 'DEPOSIT',
        quantity: partySize,
        unitPriceCents: centsPerGuest,
        totalCents,
        vatClass: 'standard',
        vatCents,
      },
    ],
    placedBy,
  })
  if (!order) throw new Error('a deposit was not asked for')
  return { orderKey: order.accessKey }
}
