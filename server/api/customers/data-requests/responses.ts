import { z } from 'zod'
import type { GuestView } from '#domain/customers/data-requests/schemas.ts'
import { instant } from '../../response-fields.ts'

/** The same file as people download it from their own page. */
export const exportResponse = z.record(z.string(), z.unknown())

export const guestResponse = z.object({
  email: z.string(),
  orderCount: z.int().describe('Orders without an account that have this address.'),
  lastOrderAt: instant.nullable(),
  messageCount: z.int().describe('Messages that were written without signing in and have this address.'),
  customerId: z.uuid().nullable().describe('An account has the address too.'),
}) satisfies z.ZodType<GuestView>

export const erasedGuestResponse = z.object({ orders: z.int() })
