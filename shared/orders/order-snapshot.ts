import type { Province } from '#shared/accounts/provinces.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { VatClass } from '#shared/kernel/money.ts'
import type { DeliveryMethod } from './delivery-methods.ts'

/** A line of an order as it was at some time. Amounts in ZAR cents; `totalCents` is before the discount. */
export type SnapshotLine = {
  /** Null for a service. */
  productId: string | null
  name: LocalizedText
  sku: string
  quantity: number
  unitPriceCents: number
  totalCents: number
  discountCents: number
  vatClass: VatClass
  vatCents: number
}

/** The parts of an order that can be changed once it is placed, and what they cost, as they were at some time. */
export type OrderSnapshot = {
  lines: SnapshotLine[]
  deliveryMethod: DeliveryMethod
  /** Null without a courier, and once it is forgotten. */
  address: SnapshotAddress | null
  /** '' once it is forgotten. */
  phone: string
  note: string | null
  /** Null for what is no gift, and once it is forgotten; absent in changes of before there were gifts. */
  gift?: { receiver: string | null; card: string | null } | null
  /** Null if staff gave the discount without a code. */
  discountCode: string | null
  subtotalCents: number
  discountCents: number
  /** With the ice pack. */
  deliveryCents: number
  icePackCents: number | null
  vatCents: number
  totalCents: number
}

export type SnapshotAddress = {
  street: string
  suburb: string | null
  city: string
  province: Province
  postalCode: string
}
