import type { Locale } from '#shared/locale.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'

/**
 * One way to take money and to give it back. They differ in how the money comes: by a transfer that a person finds
 * on the bank's statement, from a card that is typed here, or on the pages of a provider who notifies us afterwards.
 */
export type PaymentProvider = TransferProvider | CardProvider | HostedProvider

export type TransferProvider = Refunding & { flow: 'transfer' }

/** What a buyer types to pay by card. Never stored, never logged. */
export type Card = { number: string; expiry: string; cvc: string }

/** Takes money from cards in two steps, so that nobody pays for an order that could not be placed. */
export type CardProvider = Refunding & {
  flow: 'card'
  /**
   * Sets the amount aside on the card. The same `idempotencyKey` gives the same reference.
   * @param request amount in ZAR cents
   */
  authorize(request: {
    idempotencyKey: string
    amountCents: number
    card: Card
  }): Promise<{ ok: true; reference: string } | { ok: false }>
  /** Takes what was set aside. May be repeated. Throws when the provider does not answer. */
  capture(reference: string): Promise<void>
  /** Gives back what was set aside. May be repeated. Throws when the provider does not answer. */
  release(reference: string): Promise<void>
}

/** Buyers pay on the provider's own pages; a notification says what became of it. */
export type HostedProvider = Refunding & {
  flow: 'hosted'
  /** Where the browser goes to pay, e.g. `https://www.payfast.co.za`: the content policy must allow it. */
  origin: string
  /** Starts a payment. Throws when the provider does not answer. */
  start(payment: PaymentToStart): Promise<PaymentPage>
  /** Whether a notification can be believed, and what it says. Throws when the provider cannot be asked: try again. */
  verifyNotification(notification: PaymentNotification): Promise<PaymentReport>
  /**
   * Asks the provider itself what became of a payment. Absent where it cannot be asked.
   * @param reference the one in the address that the browser came back to
   */
  findPayment?(reference: string): Promise<PaymentReport>
}

type Refunding = {
  method: PaymentMethod
  /**
   * Gives money back. May be repeated: what has gone back already does not go twice. Throws when the provider gives
   * no clear answer. Absent where a person sends the money.
   */
  refund?(request: RefundRequest): Promise<RefundAnswer>
}

/** That the money goes back, or why the provider does not send it, in its words. */
export type RefundAnswer = { ok: true; reference: string } | { ok: false; explanation: string }

export type RefundRequest = {
  /** What the provider calls the payment. */
  paymentReference: string
  /** ZAR cents. */
  paidCents: number
  amountCents: number
  /** What of this payment went back before this refund. */
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
  /** Where the browser goes afterwards, where it goes when the buyer turns back, and where notifications are posted. */
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A page to pay on: where `fields` are given, they are posted there, in their order; otherwise it is simply opened. */
export type PaymentPage = { url: string; fields?: Record<string, string> | undefined }

/** What was posted to the shop in a provider's name, as it came. */
export type PaymentNotification = {
  body: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** The address it came from, as far as it can be believed. */
  address: string
}

/** What has happened to a payment: references are the provider's, amounts ZAR cents. */
export type PaymentEvent =
  | { type: 'paid'; orderNumber: string; reference: string; amountCents: number }
  | { type: 'failed'; orderNumber: string; reference: string }
  /** Money that was on its way back to the buyer has not gone. */
  | { type: 'refund_failed'; reference: string }
  /** Nothing that changes an order: still under way, or about something else. */
  | { type: 'none' }

/** What a provider reports of a payment, or why it is not believed. */
export type PaymentReport = { ok: true; event: PaymentEvent } | { ok: false; reason: RejectionReason }
