import type { Locale } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import type { OrderMethod } from '#shared/orders/received-methods.ts'

export const TAX_DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number]

/** A tax invoice or credit note as it was issued: everything that is printed. Amounts in ZAR cents. */
export type TaxDocument = {
  kind: TaxDocumentKind
  /** `INV-000001`, `CN-000001` */
  number: string
  locale: Locale
  /** An ISO instant, like `orderedAt`. */
  issuedAt: string
  orderNumber: string
  orderedAt: string
  /** The invoice that a credit note corrects, and why. */
  corrects: { number: string; issuedAt: string; reason: string } | null
  /** `registrationNumber`: of the company; missing where it had none when the document was issued. */
  seller: {
    name: string
    registrationNumber?: string
    vatNumber: string
    address: string[]
    email: string
    phone: string
  }
  /** Null when the law no longer requires it. */
  recipient: { name: string; company: string | null; vatNumber: string | null; address: string[] } | null
  lines: TaxDocumentLine[]
  /** `icePackCents`: what of it an invoice names apart, as the ice pack. */
  delivery: { totalCents: number; vatCents: number; icePackCents?: number } | null
  discountCode: string | null
  /** The names of the offers that the discounts of its lines come from; missing where there are none. */
  offers?: string[]
  /** VAT included; the net amount is total − VAT. */
  totalCents: number
  vatCents: number
  /** The standard rate that was charged. */
  vatPercent: number
  /** For an invoice how it was paid, for a credit note how the money is refunded; null if another invoice follows it. */
  paymentMethod: OrderMethod | null
  /** Set in an invoice: the part of it that vouchers have paid. */
  voucherCents?: number
}

/** `totalCents` is after the discount, VAT included. */
export type TaxDocumentLine = {
  name: string
  sku: string
  quantity: number
  unitPriceCents: number
  discountCents: number
  totalCents: number
  vatClass: VatClass
  vatCents: number
}
