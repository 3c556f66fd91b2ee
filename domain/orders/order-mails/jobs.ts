import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput, Jobs } from '#domain/base/jobs/schemas.ts'
import { orderExpiredMail } from './order-expired-mail.ts'
import { attachDocuments } from './attach-documents.ts'
import { deliverOrderMail, type OrderMail } from './deliver-order-mail.ts'
import { orderChangedMail } from './order-changed-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'
import {
  jarsLeftMail,
  orderCancelledMail,
  orderLinkMail,
  orderShippedMail,
  parcelAgainMail,
  paymentReceivedMail,
  refundedMail,
} from './order-mails.ts'
import { readAmount } from './read-amount.ts'
import { readOrderChange } from './read-order-change.ts'
import { readParcel } from './read-parcel.ts'
import { readRefund } from './read-refund.ts'
import { staffCopy } from './staff-copy.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-order-confirmation': { orderId: string }
    'send-staff-copy': { orderId: string }
    /** `paymentId`: of what a paid order still owed since it was changed. */
    'send-payment-received': { orderId: string; paymentId?: string }
    'send-order-changed': { orderId: string; changeId: string }
    'send-order-shipped': { orderId: string }
    'send-parcel-again': { orderId: string; parcelId: string }
    'send-order-cancelled': { orderId: string }
    'send-order-expired': { orderId: string }
    'send-refunded': { orderId: string; refundId: string }
    'send-order-link': { orderId: string }
    'send-jars-left': { orderId: string }
  }
}

/** The mails about orders: to the buyer in the order’s language, to staff in English. Those to one buyer keep their order. */
export const orderMailJobs = {
  'send-order-confirmation': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sends({ event: 'confirmation', canBeHeldBack: true, compose: orderConfirmation }),
  },
  'send-staff-copy': {
    lane: 'orders',
    run: sends({ event: 'staff-copy', isToStaff: true, language: 'en', compose: staffCopy }),
  },
  'send-payment-received': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sendPaymentReceived,
  },
  'send-order-changed': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sendOrderChanged,
  },
  'send-order-shipped': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sends({ event: 'shipped', compose: orderShippedMail }),
  },
  'send-parcel-again': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sendParcelAgain,
  },
  'send-order-cancelled': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sends({ event: 'cancelled', compose: orderCancelledMail }),
  },
  'send-order-expired': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sends({ event: 'expired', canBeHeldBack: true, compose: orderExpiredMail }),
  },
  'send-refunded': { lane: 'orders', sequence: ({ orderId }) => `order ${orderId}`, run: sendRefunded },
  'send-order-link': { lane: 'orders', sequence: ({ orderId }) => `order ${orderId}`, run: sendOrderLink },
  'send-jars-left': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sends({ event: 'jars-left', compose: jarsLeftMail }),
  },
} satisfies Partial<Jobs>

function sends(mail: OrderMail) {
  return async (ctx: Ctx, input: JobInput<'send-order-confirmation'>): Promise<void> => {
    requireShop(ctx)
    await deliverOrderMail(asShop(ctx), { ...input, ...mail })
  }
}

/** With the tax invoice. */
async function sendPaymentReceived(ctx: Ctx, input: JobInput<'send-payment-received'>): Promise<void> {
  requireShop(ctx)
  const { paymentId, ...job } = input
  await deliverOrderMail(asShop(ctx), {
    ...job,
    event: paymentId ? `paid-${paymentId}` : 'paid',
    async compose(order, shop) {
      // A code that pays for everything makes an order paid when it is placed.
      if (order.holdsMailBack && order.totalCents === 0) return undefined
      const invoice = order.documents.findLast(({ kind }) => kind === 'invoice')
      const mail = paymentReceivedMail(
        order,
        shop,
        paymentId ? await readAmount(asShop(ctx), paymentId) : undefined,
      )
      return attachDocuments(asShop(ctx), { mail, order, documents: invoice ? [invoice] : [] })
    },
  })
}

/** With the credit note and the invoice that the change made necessary, if it did. */
async function sendOrderChanged(ctx: Ctx, input: JobInput<'send-order-changed'>): Promise<void> {
  requireShop(ctx)
  const { changeId, ...job } = input
  await deliverOrderMail(asShop(ctx), {
    ...job,
    event: `changed-${changeId}`,
    async compose(order, shop) {
      const change = await readOrderChange(asShop(ctx), changeId)
      const mail = orderChangedMail(order, change, shop)
      return attachDocuments(asShop(ctx), { mail, order, documents: change.documents })
    },
  })
}

/** As often as its buyer asks for it. */
async function sendOrderLink(ctx: Ctx, input: JobInput<'send-order-link'>): Promise<void> {
  requireShop(ctx)
  await deliverOrderMail(asShop(ctx), { ...input, event: `link-${input.jobId}`, compose: orderLinkMail })
}

/** Each parcel has its own. */
async function sendParcelAgain(ctx: Ctx, input: JobInput<'send-parcel-again'>): Promise<void> {
  requireShop(ctx)
  const { parcelId } = input
  await deliverOrderMail(asShop(ctx), {
    ...input,
    event: `parcel-${parcelId}`,
    compose: async (order, shop) => parcelAgainMail(order, await readParcel(asShop(ctx), parcelId), shop),
  })
}

/** With the credit note. */
async function sendRefunded(ctx: Ctx, input: JobInput<'send-refunded'>): Promise<void> {
  requireShop(ctx)
  const { refundId } = input
  await deliverOrderMail(asShop(ctx), {
    ...input,
    event: `refunded-${refundId}`,
    async compose(order, shop) {
      const documents = order.documents.filter((document) => document.refundId === refundId)
      const mail = refundedMail(order, await readRefund(asShop(ctx), refundId), shop)
      return attachDocuments(asShop(ctx), { mail, order, documents })
    },
  })
}
