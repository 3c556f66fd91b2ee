import { z } from 'zod'
import { ACTOR_ROLES } from '#database/schema/index.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { cents, instant, localized } from '#shared/kernel/view-fields.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'

const orderSnapshot = z.object({
  lines: z.array(
    z.object({
      productId: z.uuid().nullable(),
      name: localized,
      sku: z.string(),
      quantity: z.int(),
      unitPriceCents: cents,
      totalCents: cents,
      discountCents: cents,
      vatClass: z.enum(VAT_CLASSES),
      vatCents: cents,
    }),
  ),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  address: z
    .object({
      street: z.string(),
      suburb: z.string().nullable(),
      city: z.string(),
      province: z.enum(PROVINCES),
      postalCode: z.string(),
    })
    .nullable(),
  phone: z.string(),
  note: z.string().nullable(),
  gift: z.object({ receiver: z.string().nullable(), card: z.string().nullable() }).nullable().exactOptional(),
  discountCode: z.string().nullable(),
  subtotalCents: cents,
  discountCents: cents,
  deliveryCents: cents,
  icePackCents: cents.nullable(),
  vatCents: cents,
  totalCents: cents,
}) satisfies z.ZodType<OrderSnapshot>

/** A change of a placed order, with who made it and why. */
export const orderChange = z.object({
  at: instant,
  actorRole: z.enum(ACTOR_ROLES),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  before: orderSnapshot,
  after: orderSnapshot,
  differenceCents: z.int().describe('How much more the order costs, in ZAR cents; below zero if less.'),
})
export type OrderChange = z.infer<typeof orderChange>
