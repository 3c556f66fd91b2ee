import { z } from 'zod'
import type { CustomerList, StaffCustomerView } from '#domain/customers/customer-desk/schemas.ts'
import { CONSENT_SOURCES } from '#shared/base/consent.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { CONTACT_TOPICS, CONTACT_THREAD_STATES } from '#shared/customers/contact-threads.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { ROLES } from '#shared/accounts/roles.ts'
import { cents, instant, neighbours } from '../../response-fields.ts'

const shared = {
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  memberSince: instant,
  consents: z.boolean(),
  orderCount: z.int(),
  spentCents: cents.describe('Payments less refunds, in ZAR cents.'),
  lastOrderAt: instant.nullable(),
}

export const customerListResponse = z.object({
  items: z.array(
    z.object({
      ...shared,
      isVerified: z.boolean(),
      isInvited: z.boolean().describe('Invited by staff, and has not set a password yet.'),
      isLocked: z.boolean(),
    }),
  ),
  ...neighbours,
}) satisfies z.ZodType<CustomerList>

export const staffCustomerResponse = z.object({
  ...shared,
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALES),
  version: z.int(),
  verifiedAt: instant.nullable(),
  lockedAt: instant.nullable(),
  roles: z.array(z.enum(ROLES)),
  invitation: z.object({ sentAt: instant, worksUntil: instant, isExpired: z.boolean() }).nullable(),
  sessionCount: z.int(),
  addresses: z.array(
    z.object({
      street: z.string(),
      suburb: z.string().nullable(),
      city: z.string(),
      province: z.enum(PROVINCES),
      postalCode: z.string(),
    }),
  ),
  consentHistory: z.array(
    z.object({
      topic: z.enum(MAIL_TOPICS),
      isGiven: z.boolean(),
      source: z.enum(CONSENT_SOURCES),
      at: instant,
      byName: z.string().nullable(),
    }),
  ),
  threads: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      topic: z.enum(CONTACT_TOPICS),
      state: z.enum(CONTACT_THREAD_STATES),
      lastMessageAt: instant,
    }),
  ),
  notes: z.array(z.object({ id: z.int(), text: z.string(), at: instant, authorName: z.string().nullable() })),
  orders: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        status: z.enum(ORDER_STATUSES),
        paymentStatus: z.enum(PAYMENT_STATUSES),
        deliveryMethod: z.enum(DELIVERY_METHODS),
        totalCents: cents,
        placedAt: instant,
        isGuest: z.boolean(),
      }),
    ),
    ...neighbours,
  }),
}) satisfies z.ZodType<StaffCustomerView>
