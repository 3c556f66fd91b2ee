import type { Locale } from '#shared/kernel/locale.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'

/**
 * One way to take money and to refund it: by a transfer that staff find on the bank statement, from a card that is
 * typed on our page, or on the pages of a provider that notifies us afterwards.
 */
export type PaymentProvider = TransferProvider | CardProvider | HostedProvider

export type TransferProvider = Refunding & { flow: 'transfer' }

/** A card as its buyer types it in to pay. Never stored or logged. */
export type Card = { number: string; expiry: string; cvc: string }

/** Charges cards in two steps, so that nobody pays for an order that could not be placed. */
export type CardProvider = Refunding & {
  flow: 'card'
  /**
   * Reserves the amount on the card. The same `idempotencyKey` gives the same reference.
   * @param request amount in ZAR cents
   */
  authorize(request: {
    idempotencyKey: string
    amountCents: number
    card: Card
  }): Promise<{ ok: true; reference: string } | { ok: false }>
  /** Charges the reserved amount. May be repeated. Throws when the provider does not answer. */
  capture(reference: string): Promise<void>
  /** Releases the reserved amount. May be repeated. Throws when the provider does not answer. */
  release(reference: string): Promise<void>
}

/** Buyers pay on the provider's own pages; a notification reports the outcome. */
export type HostedProvider = Refunding & {
  flow: 'hosted'
  /** The origin of the payment page, e.g. `https://www.payfast.co.za`: the content security policy must allow it. */
  origin: string
  /** Starts a payment. Throws when the provider does not answer. */
  start(payment: PaymentToStart): Promise<PaymentPage>
  /**
   * Returns why a notification cannot be the provider's, as far as can be seen without asking anybody: not readable,
   * for another merchant, not signed. Undefined if it may be genuine.
   */
  refuseUnsigned(notification: PaymentNotification): RejectionReason | undefined
  /** Checks that a notification is genuine, and reads its report. Throws if the provider cannot be asked: try again. */
  verifyNotification(notification: PaymentNotification): Promise<PaymentReport>
  /**
   * Asks the provider for the state of a payment. Absent if the provider cannot be asked.
   * @param reference the one in the address that the browser came back to
   */
  findPayment?(reference: string): Promise<PaymentReport>
}

type Refunding = {
  method: PaymentMethod
  /**
   * Refunds money. May be repeated: what has been refunded is not refunded twice. Throws when the provider gives no
   * clear answer. Absent if staff send the money by hand.
   */
  refund?(request: RefundRequest): Promise<RefundAnswer>
}

/** The provider's answer: the refund is accepted, or is refused for a reason given in the provider's own words. */
export type RefundAnswer = { ok: true; reference: string } | { ok: false; explanation: string }

export type RefundRequest = {
  /** The provider's reference of the payment. */
  paymentReference: string
  /** ZAR cents. */
  paidCents: number
  amountCents: number
  /** The part of this payment that was refunded before this refund. */
  refundedBeforeCents: number
  /** The same for every attempt at the same refund. */
  refundId: string
  reason: string
}

export type PaymentToStart = {
  orderNumber: string
  /** ZAR cents. */
  amountCents: number
  locale: Locale
  email: string
  firstName: string
  lastName: string
  /** Addresses the browser goes to after paying or cancelling, and the one that notifications are posted to. */
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A page to pay on. If `fields` are given, they are posted there in their order; otherwise the page is opened. */
export type PaymentPage = { url: string; fields?: Record<string, string> | undefined }

/** A provider's notification as it was posted to the shop, unchanged. */
export type PaymentNotification = {
  body: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** The sender's address, as far as the trusted proxies vouch for it. */
  address: string
}

/** An event in the life of a payment. References are the provider's, amounts ZAR cents. */
export type PaymentEvent =
  | { type: 'paid'; orderNumber: string; reference: string; amountCents: number }
  | { type: 'failed'; orderNumber: string; reference: string }
  /** A refund that was accepted did not reach the buyer. */
  | { type: 'refund_failed'; reference: string }
  /** Nothing that changes an order: still in progress, or about something else. */
  | { type: 'none' }

/** A provider's report about a payment, or the reason why it was rejected. */
export type PaymentReport = { ok: true; event: PaymentEvent } | { ok: false; reason: RejectionReason }
