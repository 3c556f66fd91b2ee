import type { Locale } from '#shared/kernel/locale.ts'
import type { PostalAddress } from '../orders/views.ts'

/** Somebody known who calls, as the form is filled in for them. */
export type Caller = {
  /** Null for a guest. */
  customerId: string | null
  contact: { firstName: string; lastName: string; phone: string; email: string }
  /** The address of their parcels; null if that is not known. */
  address: PostalAddress | null
  /** The addresses that they keep, the standard one first; none for a guest. */
  saved: ({ id: string } & PostalAddress)[]
  /** They collected the last order. */
  isCollected: boolean
  language: Locale
}

/** The ways in which an order can be a gift: the price of wrapping in ZAR cents, null where the shop wraps none. */
export type GiftOffer = { wrappingCents: number | null }

/** The buyer of an earlier order, with the newest that was found. */
export type FoundBuyer = {
  orderId: string
  number: string
  placedAt: Date
  customerId: string | null
  name: string
  email: string
  phone: string
}
