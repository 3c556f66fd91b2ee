import type { Locale } from '#shared/locale.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'

/**
 * One way to take money and to give it back. They differ in how the money comes: by a transfer that a person finds
 * on the bank's statement, from a card that is typed here, or on the pages of a provider who tells us afterwards.
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

/** Buyers pay on the provider's own pages; what became of it is told by a notification. */
export type HostedProvider = Refunding & {
  flow: 'hosted'
  /** Where the browser goes to pay, e.g. `https://www.payfast.co.za`: the content policy must allow it. */
  origin: string
  /** Begins a payment. Throws when the provider does not answer. */
  start(payment: PaymentToStart): Promise<PaymentPage>
  /** Whether a notification can be believed, and what it tells. Throws when the provider cannot be asked: ask again. */
  judge(notification: PaymentNotification): Promise<Verdict>
  /**
   * Asks the provider itself what became of a payment. Absent where it cannot be asked.
   * @param reference the one in the address that the browser came back to
   */
  find?(reference: string): Promise<Verdict>
}

type Refunding = {
  method: PaymentMethod
  /**
   * Gives money back. May be repeated: what has gone back already does not go twice. Throws when the provider gives
   * no clear answer. Absent where a person sends the money.
   */
  refund?(
    request: RefundRequest,
  ): Promise<{ ok: true; reference: string } | { ok: false; explanation: string }>
}

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
  /** Where the browser goes afterwards, where it goes when the buyer turns back, and where the news are posted. */
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** A page to pay on: where `fields` are given, they are posted there, in their order; else it is simply opened. */
export type PaymentPage = { url: string; fields?: Record<string, string> | undefined }

/** What was posted to the shop in a provider's name, as it came. */
export type PaymentNotification = {
  body: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** The address it came from, as far as it can be believed. */
  address: string
}

/** What a notification tells: references are the provider's, amounts ZAR cents. */
export type PaymentNews =
  | { event: 'paid'; orderNumber: string; reference: string; amountCents: number }
  | { event: 'failed'; orderNumber: string; reference: string }
  /** Money that was on its way back to the buyer has not gone. */
  | { event: 'refund_failed'; reference: string }
  /** Nothing that changes an order: still under way, or about something else. */
  | { event: 'none' }

/** Why a notification is not believed. */
export type Disbelief =
  'unreadable' | 'signature' | 'source' | 'merchant' | 'currency' | 'amount' | 'not_confirmed'

export type Verdict = { ok: true; news: PaymentNews } | { ok: false; reason: Disbelief }
