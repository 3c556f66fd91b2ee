import { z } from 'zod'
import { VAT_CLASSES } from '#shared/kernel/money.ts'
import { cents, instant, vatPercent } from '#shared/kernel/view-fields.ts'
import { saleView } from '#domain/catalog/offers/views.ts'
import { stockState } from '#domain/catalog/inventory/views.ts'

/** A part of a line of sets. */
const quotedPart = z.object({
  productId: z.uuid(),
  name: z.string(),
  quantity: z.int().describe('In all sets of the line.'),
  totalCents: cents.describe('Its share of the price.'),
  vatClass: z.enum(VAT_CLASSES),
  keepCold: z.boolean(),
})

export type QuotedPart = z.infer<typeof quotedPart>

/** A cart line at the current price and stock. */
export const quotedLine = z.object({
  productId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  imageAlt: z.string(),
  tint: z.string(),
  quantity: z.int(),
  unitPriceCents: cents,
  sale: saleView.nullable().describe('Set where an offer makes the price.'),
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
  parts: z.array(quotedPart).describe('What a set is made of; empty for a product that is none.'),
})
export type QuotedLine = z.infer<typeof quotedLine>

export const cartQuote = z.object({
  lines: z.array(quotedLine),
  /** Ids of lines whose product is no longer sold. */
  goneProductIds: z.array(z.uuid()),
  itemCount: z.int(),
  subtotalCents: cents.describe('Of the lines.'),
  offers: z
    .array(z.object({ name: z.string(), cents }))
    .describe('What offers take off that, beside the sale prices of lines.'),
  goodsCents: cents.describe('What is left, without a code.'),
  listCents: cents.describe('Without any offer, as free delivery is reckoned.'),
  endedOffers: z
    .array(z.object({ name: z.string(), endedAt: instant }))
    .describe('Offers that made these goods cheaper until a short time ago.'),
  vatCents: cents,
  vatPercent,
  /** True if the cart can be ordered without changes. */
  canCheckOut: z.boolean(),
})
export type CartQuote = z.infer<typeof cartQuote>
