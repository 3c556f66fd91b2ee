import { z } from 'zod'
import { instant } from '#shared/kernel/view-fields.ts'

/** The data that the shop has of somebody who ordered without an account. */
export const guestView = z.object({
  email: z.string(),
  orderCount: z.int().describe('Orders without an account that have this address.'),
  lastOrderAt: instant.nullable(),
  messageCount: z.int().describe('Messages that were written without signing in and have this address.'),
  voucherCount: z.int().describe('Vouchers that were sent to this address.'),
  customerId: z.uuid().nullable().describe('An account has the address too.'),
})
export type GuestView = z.infer<typeof guestView>
