import { z } from 'zod'
import type { CartQuote } from '#domain/orders/cart/schemas.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { stockState } from '../../catalog/catalog/responses.ts'
import { cents, vatPercent } from '../../response-fields.ts'

export const cartQuoteResponse = z.object({
  lines: z.array(
    z.object({
      productId: z.uuid(),
      slug: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      imageAlt: z.string(),
      tint: z.string(),
      quantity: z.int(),
      unitPriceCents: cents,
      totalCents: cents,
      vatClass: z.enum(VAT_CLASSES),
      keepCold: z.boolean().describe('Goes with an ice pack, or is collected.'),
      stock: stockState,
      priceWasCents: cents.optional().describe('Set when the price is no longer what was seen.'),
      onlyLeft: z
        .int()
        .nullable()
        .optional()
        .describe('Set when fewer are left than asked for; null unless few are left.'),
    }),
  ),
  goneProductIds: z.array(z.uuid()),
  itemCount: z.int(),
  subtotalCents: cents,
  vatCents: cents,
  vatPercent,
  canCheckOut: z.boolean(),
}) satisfies z.ZodType<CartQuote>
