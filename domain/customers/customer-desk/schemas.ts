import { z } from 'zod'
import type { ConsentSource } from '#shared/base/consent.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import type { Role } from '#shared/accounts/roles.ts'
import {
  optionalLine,
  optionalName,
  optionalPhone,
  requiredText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { SenderContactThread } from '../contact-threads/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** A person in the address of a page or of the API: customer and user have the same id. */
export const customerId = z.uuid('invalid')

export const listCustomersInput = z.strictObject({
  ...keysetInput,
  /** A part of the name, the mail address or the phone number. */
  search: optionalLine(100),
  filter: z.enum(CUSTOMER_FILTERS, 'unknown_value').optional(),
  sort: z.enum(CUSTOMER_SORTS, 'unknown_value').default('newest'),
})
export type ListCustomersInput = z.infer<typeof listCustomersInput>

/** A person in the list. Amounts in ZAR cents. */
export type CustomerSummary = {
  id: string
  email: string
  name: string
  phone: string | null
  memberSince: Date
  isVerified: boolean
  /** Invited by staff, and has not set a password yet. */
  isInvited: boolean
  isLocked: boolean
  consents: boolean
  orderCount: number
  /** Payments less refunds. */
  spentCents: number
  lastOrderAt: Date | null
}
export type CustomerList = KeysetPage<CustomerSummary>

export const getStaffCustomerInput = z.strictObject({ ...keysetInput, id: customerId })
export type GetStaffCustomerInput = z.infer<typeof getStaffCustomerInput>

/** An order of a customer in a list. `isGuest`: placed with their address, without signing in. */
export type CustomerOrder = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  deliveryMethod: DeliveryMethod
  totalCents: number
  placedAt: Date
  isGuest: boolean
}

export type PostalAddress = {
  street: string
  suburb: string | null
  city: string
  province: Province
  postalCode: string
}

/** A person as staff see them. Amounts in ZAR cents. */
export type StaffCustomerView = Omit<CustomerSummary, 'isInvited' | 'isLocked' | 'isVerified'> & {
  firstName: string
  lastName: string
  locale: Locale
  /** The version of name, phone and language; for `updateCustomer`. */
  version: number
  verifiedAt: Date | null
  lockedAt: Date | null
  roles: Role[]
  /** While they have not set a password: when they were last invited, and until when that link works. */
  invitation: { sentAt: Date; worksUntil: Date; isExpired: boolean } | null
  /** Devices where they are signed in. */
  sessionCount: number
  /** Postal addresses of their orders, the last used first. */
  addresses: PostalAddress[]
  /** The newest first. */
  consentHistory: {
    topic: MailTopic
    isGiven: boolean
    source: ConsentSource
    at: Date
    byName: string | null
  }[]
  /** The newest first. */
  notes: { id: number; text: string; at: Date; authorName: string | null }[]
  /** Their messages to the shop, the newest first. */
  threads: SenderContactThread[]
  /** The newest first. Those of guests count if their address is verified. */
  orders: KeysetPage<CustomerOrder>
}

export const addCustomerNoteInput = z.strictObject({ customerId, text: requiredText(1_000) })
export type AddCustomerNoteInput = z.infer<typeof addCustomerNoteInput>

/** An admin's correction. Neither password nor mail address: only their owner proves those. */
export const updateCustomerInput = z.strictObject({
  customerId,
  firstName: optionalName,
  lastName: optionalName,
  phone: optionalPhone,
  language: z.enum(LOCALES, 'unknown_value'),
  /** The version that it was made from. */
  version: wholeNumber(1, 2_147_483_647),
})
export type UpdateCustomerInput = z.infer<typeof updateCustomerInput>
/** The fields as stored now, if somebody else has changed them. */
export type CustomerFields = {
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  version: number
}
export type UpdateCustomerResult = { ok: true } | { ok: false; reason: 'changed'; current: CustomerFields }

export const aboutCustomerInput = z.strictObject({ customerId })
export type AboutCustomerInput = z.infer<typeof aboutCustomerInput>

export type LockAccountResult = { ok: true } | { ok: false; reason: 'own_account' }
export type SendPasswordResetResult = { ok: true } | ({ ok: false } & Wait)
export type ResendInvitationResult = { ok: true } | ({ ok: false } & ({ reason: 'not_invited' } | Wait))
export type WithdrawInvitationResult = { ok: true } | { ok: false; reason: 'not_invited' | 'has_role' }
