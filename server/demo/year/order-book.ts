import type { orderHistory, payments, refundLines, refunds } from '#database/schema/index.ts'
import { seedRefundReasons } from '#database/seed/orders/notes.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { arrivalOfParcel, promiseTo } from '#domain/orders/arrivals/index.ts'
import { priceRefund } from '#domain/orders/refunds/index.ts'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'
import { type BookedItem, type BookedOrder, newOrder, type Placing } from './new-order.ts'
import type { Random } from './random.ts'
import type { Shelves } from './shelves.ts'

type BookedRefund = typeof refunds.$inferSelect & { lines: (typeof refundLines.$inferSelect)[] }

/** An order with all that belongs to it. */
export type Booked = {
  order: BookedOrder
  items: BookedItem[]
  steps: (typeof orderHistory.$inferInsert)[]
  payment?: typeof payments.$inferSelect
  refund?: BookedRefund
}

type By = 'buyer' | 'staff' | 'shop'
type Book = { shelves: Shelves; settings: Settings; random: Random; staffId: string }

export type OrderBook = ReturnType<typeof openOrderBook>

/** An empty order book, in which orders are placed, paid, packed and refunded as `domain/orders` has it. */
export function openOrderBook({ shelves, settings, random, staffId }: Book) {
  const booked: Booked[] = []

  function recordStep(
    one: Booked,
    by: By,
    at: Date,
    step: Pick<(typeof one.steps)[number], 'subject' | 'fromStatus' | 'toStatus' | 'reason'>,
  ): void {
    const { customerId } = one.order
    const actor =
      by === 'staff'
        ? ({ actorRole: 'staff', actorId: staffId } as const)
        : by === 'shop'
          ? ({ actorRole: 'shop', actorId: null } as const)
          : ({ actorRole: customerId ? 'customer' : 'visitor', actorId: customerId } as const)
    one.steps.push({ orderId: one.order.id, ...step, ...actor, reason: step.reason ?? null, createdAt: at })
    one.order.updatedAt = at
  }

  function advance(one: Booked, to: OrderStatus, by: By, at: Date, reason?: string): void {
    recordStep(one, by, at, { subject: 'order', fromStatus: one.order.status, toStatus: to, reason })
    one.order.status = to
  }

  function advancePayment(one: Booked, to: PaymentStatus, by: By, at: Date): void {
    recordStep(one, by, at, { subject: 'payment', fromStatus: one.order.paymentStatus, toStatus: to })
    one.order.paymentStatus = to
  }

  return {
    booked,

    /** @returns undefined if nothing of what they wish for is there */
    place(placing: Placing): Booked | undefined {
      const placed = newOrder(placing, { stockOf: shelves.stockOf, settings, random })
      if (!placed) return undefined
      const { order, items } = placed
      const { id: orderId, createdAt: at } = order
      for (const { productId, quantity } of items) shelves.sell(productId, quantity, { orderId, at })
      const one: Booked = { order, items, steps: [] }
      recordStep(one, 'buyer', at, { subject: 'order', fromStatus: null, toStatus: 'pending' })
      recordStep(one, 'buyer', at, { subject: 'payment', fromStatus: null, toStatus: 'pending' })
      booked.push(one)
      return one
    },

    /** @returns when it leaves: the last instant at which it may be packed to leave that day */
    pay(one: Booked, at: Date): Date {
      const { order } = one
      const by = order.paymentMethod === 'demo_card' ? 'shop' : 'staff'
      one.payment = {
        id: random.uuid(),
        orderId: order.id,
        // Its buyers pay in one of the two ways.
        method: order.paymentMethod,
        reference: order.paymentReference ?? `EFT ${shopDay(at)} ${random.between(100_000, 999_999)}`,
        amountCents: order.totalCents,
        refundedCents: 0,
        problem: null,
        receivedOn: null,
        recordedBy: by === 'staff' ? staffId : null,
        reason: null,
        createdAt: at,
      }
      advancePayment(one, 'paid', by, at)
      advance(one, 'confirmed', by, at)
      const promise = promiseTo(order.province ?? 'WC', settings, at, {
        isChilled: order.icePackCents !== null,
      })
      if (order.province) Object.assign(order, { arrivesFrom: promise.from, arrivesTo: promise.to })
      return promise.orderBy
    },

    pack(one: Booked, at: Date): void {
      advance(one, 'processing', 'staff', at)
      for (const { id, productId, quantity } of one.items) shelves.pack(id, productId, quantity, at)
    },

    ship(one: Booked, at: Date): void {
      const { order } = one
      advance(one, 'shipped', 'staff', at)
      if (!order.province) return
      const { from, to } = arrivalOfParcel(order.province, settings, at)
      const trackingNumber = `KRK${random.between(10_000_000, 99_999_999)}`
      Object.assign(order, {
        arrivesFrom: from,
        arrivesTo: to,
        trackingCarrier: 'Demo Couriers',
        trackingNumber,
      })
    },

    deliver: (one: Booked, at: Date) => advance(one, 'delivered', 'staff', at),

    callOff(one: Booked, to: 'cancelled' | 'expired', by: By, at: Date): void {
      const reason = by === 'staff' ? seedRefundReasons.called_off.en : undefined
      advance(one, to, by, at, reason)
      const cause = {
        at,
        referenceType: 'return',
        referenceId: one.order.id,
        notes: STOCK_NOTES[to],
        ...(by === 'staff' && { actorId: staffId }),
      } as const
      for (const { id, productId, quantity } of one.items) shelves.takeBack(id, productId, quantity, cause)
      if (one.order.paymentStatus === 'pending') advancePayment(one, 'cancelled', by, at)
    },

    sendBack: (one: Booked, at: Date) => advance(one, 'returned', 'staff', at),

    /** Asks for the money of one jar, or of everything, to go back. */
    requestRefund(one: Booked, why: keyof typeof seedRefundReasons, at: Date): void {
      const { order, items, payment } = one
      if (!payment) throw new Error('nothing is paid')
      const restocks = why === 'sent_back'
      const refunded = { quantity: 0, amountCents: 0, vatCents: 0 }
      const vatOfGoods = items.reduce((sum, { vatCents }) => sum + vatCents, 0)
      const parts = [
        ...items.map(({ id, name, quantity, totalCents, discountCents, vatCents }) => {
          const chargedCents = totalCents - discountCents
          return { itemId: id, name, quantity, chargedCents, vatCents, refunded }
        }),
        {
          itemId: null,
          name: null,
          quantity: 0,
          chargedCents: order.deliveryCents,
          vatCents: order.vatCents - vatOfGoods,
          refunded,
        },
      ]
      const isOne = why === 'broken'
      const priced = priceRefund(
        parts,
        {
          lines: items
            .slice(0, isOne ? 1 : undefined)
            .map(({ id, quantity }) => ({ itemId: id, quantity: isOne ? 1 : quantity, restocks })),
          deliveryCents: isOne ? 0 : order.deliveryCents,
        },
        restocks,
      )
      if (!priced.ok) throw new Error(`the refund is refused: ${priced.reason}`)
      const id = random.uuid()
      one.refund = {
        id,
        orderId: order.id,
        paymentId: payment.id,
        kind: 'goods',
        status: 'pending',
        amountCents: priced.amountCents,
        vatCents: priced.vatCents,
        reason: seedRefundReasons[why][order.locale],
        reference: null,
        explanation: null,
        isByHand: true,
        requestedBy: staffId,
        createdAt: at,
        settledAt: null,
        lines: priced.lines.map((line) => ({ ...line, refundId: id })),
      }
      payment.refundedCents = priced.amountCents
    },

    settleRefund(one: Booked, at: Date): void {
      const { order, items, refund } = one
      if (!refund) throw new Error('no refund was asked for')
      Object.assign(refund, { status: 'settled', settledAt: at, reference: `EFT ${shopDay(at)} back` })
      advancePayment(
        one,
        refund.amountCents === order.totalCents ? 'refunded' : 'partially_refunded',
        'staff',
        at,
      )
      const cause = {
        at,
        referenceType: 'return',
        referenceId: order.id,
        notes: STOCK_NOTES.refunded,
        actorId: staffId,
      } as const
      for (const { orderItemId, quantity, restocks } of refund.lines) {
        const item = items.find(({ id }) => id === orderItemId)
        if (item && restocks) shelves.takeBack(item.id, item.productId, quantity, cause)
      }
    },
  }
}
