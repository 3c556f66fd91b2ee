import { z } from 'zod'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import type { OrderKind } from '#shared/orders/order-kinds.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import { pageNumber } from '#shared/kernel/validation.ts'
import type { orderSets } from '#database/schema/index.ts'
import type { Actor } from '#domain/kernel/context.ts'

/** The key in the link to an order's page: 32 random bytes as base64url. */
export const orderAccessKey = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** An order's id in a URL. */
export const orderId = z.uuid('invalid')

export const listMyOrdersInput = z.strictObject({
  page: pageNumber,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type ListMyOrdersInput = z.infer<typeof listMyOrdersInput>

/** Steps that staff take: orders start as pending, and expire automatically. */
export type StaffStep = Exclude<OrderStatus, 'pending' | 'expired'>

/** A step of an order or of its payment; the first has no earlier state. */
export type StatusChange =
  | { subject: 'order'; from: OrderStatus | null; to: OrderStatus }
  | { subject: 'payment'; from: PaymentStatus | null; to: PaymentStatus }

/** The actor who takes a step, and the reason. */
export type ChangedBy = { actor: Actor; reason?: string | undefined }

/** An order that is locked until the transaction ends; verbs that change the order also update this. */
export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
  kind: OrderKind
  deliveryMethod: DeliveryMethod
  /** The province to which a courier takes it; null without one. */
  province: Province | null
  icePackCents: number | null
  /** The reason that staff have to look at it. */
  attention: PaymentProblem | null
  /** When it will be cancelled unless staff undo that. */
  cancelsAt: Date | null
  /** Hidden by staff. Payments for it are still recorded, and unhide it if they do not fit. */
  isHidden: boolean
}

/** A set of products as an order keeps it, without the order. */
export type OrderedSet = Omit<typeof orderSets.$inferSelect, 'orderId'>

/** Orders in lists are counted only up to this. */
export const MOST_COUNTED = 3_000
