import { z } from 'zod'
import { ROLES } from '#shared/accounts/roles.ts'
import { CONSENT_SOURCES } from '#shared/base/consent.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { postalAddress } from '#domain/orders/orders/views.ts'
import { senderContactThread } from '../contact-threads/views.ts'

const person = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  memberSince: instant,
  consents: z.boolean(),
  orderCount: z.int(),
  spentCents: cents.describe('Payments less refunds, in ZAR cents.'),
  lastOrderAt: instant.nullable(),
})

/** A person in the list. */
export const customerSummary = person.extend({
  isVerified: z.boolean(),
  isInvited: z.boolean().describe('Invited by staff, and has not set a password yet.'),
  isLocked: z.boolean(),
})
export type CustomerSummary = z.infer<typeof customerSummary>

export const customerList = keysetPageOf(customerSummary)
export type CustomerList = z.infer<typeof customerList>

/** An order of a customer in a list. */
export const customerOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  totalCents: cents,
  placedAt: instant,
  /** Placed with their address, without signing in. */
  isGuest: z.boolean(),
})
export type CustomerOrder = z.infer<typeof customerOrder>

/** The newest first. */
const consentHistory = z.array(
  z.object({
    topic: z.enum(MAIL_TOPICS),
    isGiven: z.boolean(),
    source: z.enum(CONSENT_SOURCES),
    at: instant,
    byName: z.string().nullable(),
  }),
)

/** A person as staff see them. */
export const staffCustomerView = person.extend({
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALES),
  /** The version of name, phone and language; for `updateCustomer`. */
  version: z.int(),
  verifiedAt: instant.nullable(),
  lockedAt: instant.nullable(),
  roles: z.array(z.enum(ROLES)),
  /** While they have not set a password: when they were last invited, and until when that link works. */
  invitation: z.object({ sentAt: instant, worksUntil: instant, isExpired: z.boolean() }).nullable(),
  /** Devices where they are signed in. */
  sessionCount: z.int(),
  /** Postal addresses of their orders, the last used first. */
  addresses: z.array(postalAddress),
  consentHistory,
  /** Their messages to the shop, the newest first. */
  threads: z.array(senderContactThread),
  /** The newest first. */
  notes: z.array(z.object({ id: z.int(), text: z.string(), at: instant, authorName: z.string().nullable() })),
  /** The newest first. Those of guests count if their address is verified. */
  orders: keysetPageOf(customerOrder),
})
export type StaffCustomerView = z.infer<typeof staffCustomerView>

/** Somebody who bought without an account, by the mail address of their orders. */
export const guestSummary = z.object({
  /** Their newest order. */
  id: z.uuid(),
  email: z.string().describe('In lower case.'),
  /** As they wrote it last; phone and language, too. */
  name: z.string(),
  phone: z.string(),
  locale: z.enum(LOCALES),
  orderCount: z.int(),
  spentCents: cents.describe('Payments less refunds, in ZAR cents.'),
  firstOrderAt: instant,
  lastOrderAt: instant,
})
export type GuestSummary = z.infer<typeof guestSummary>

export const guestList = keysetPageOf(guestSummary)
export type GuestList = z.infer<typeof guestList>

/** Such a person with all that staff need to answer them. */
export const staffGuestView = guestSummary.extend({
  /** An account that has the address, too, and has not verified it: nobody knows if it is theirs. */
  accountId: z.uuid().nullable(),
  /** The newsletter goes to them. */
  consents: z.boolean(),
  /** Their subscription to it, asked for or ended as well; null if they never had one. */
  subscriberId: z.uuid().nullable(),
  consentHistory,
  /** Postal addresses of their orders, the last used first. */
  addresses: z.array(postalAddress),
  /** Messages that they wrote to the shop without signing in, the newest first. */
  threads: z.array(senderContactThread),
  /** The newest first. */
  orders: keysetPageOf(customerOrder),
})
export type StaffGuestView = z.infer<typeof staffGuestView>
