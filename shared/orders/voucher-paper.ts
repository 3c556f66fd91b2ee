import type { Locale } from '#shared/kernel/locale.ts'

/** The card of a voucher, as it is printed. */
export type VoucherPaper = {
  locale: Locale
  /** ZAR cents. */
  amountCents: number
  /** As it is printed, `KROK-ABCD-…`. */
  code: string
  /** The address that its QR code holds. */
  link: string
  toName: string
  fromName: string
  /** '' without one. */
  message: string
  /** The last day on which it pays, `2029-12-24`. */
  expiresOn: string
  issuedAt: string
  /** The name of the shop's site, `krok.example`, and the address of its restaurant. */
  site: string
  address: string
  seller: string
}
