import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { CLAIM_STATES, PARCEL_REASONS } from '#shared/orders/parcels.ts'

/** A parcel that followed the first of its order. */
export const parcelView = z.object({
  id: z.uuid(),
  reason: z.enum(PARCEL_REASONS),
  lost: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  tracking: z
    .object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })
    .nullable()
    .describe('Null for jars that are collected.'),
  costCents: cents,
  lines: z.array(z.object({ itemId: z.uuid(), name: z.string(), quantity: z.int() })),
  sentByName: z.string().nullable(),
  at: instant,
})
export type ParcelView = z.infer<typeof parcelView>

/** A claim against a courier. */
export const claimView = z.object({
  id: z.uuid(),
  carrier: z.string(),
  trackingNumber: z.string(),
  amountCents: cents,
  reference: z.string(),
  state: z.enum(CLAIM_STATES),
  at: instant,
  closedAt: instant.nullable(),
})
export type ClaimView = z.infer<typeof claimView>

export const claimOfOrder = claimView.extend({ orderId: z.uuid(), orderNumber: z.string() })
export const claimList = keysetPageOf(claimOfOrder)
export type ClaimList = z.infer<typeof claimList>
