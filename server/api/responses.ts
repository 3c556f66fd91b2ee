import { z } from 'zod'
import type { CartQuote } from '#domain/cart/schemas.ts'
import type { CategoryView, ProductCard, ProductDetail, ProductPage } from '#domain/catalog/schemas.ts'
import type { StockState } from '#domain/inventory/schemas.ts'
import type { Profile } from '#domain/customers/schemas.ts'
import { DISCOUNT_STATES, type DiscountView } from '#domain/discounts/schemas.ts'
import type { StaffMember } from '#domain/roles/schemas.ts'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/food.ts'
import { LOCALES } from '#shared/locale.ts'
import { CURRENCY_CODES, type Rates, VAT_CLASSES } from '#shared/money.ts'
import { ROLES } from '#shared/roles.ts'

/*
 * What the API answers with, for its document. `satisfies` keeps each beside the type that the verb returns.
 */
export const cents = z.int().describe('ZAR cents, VAT included.')
export const instant = z.date().meta({ type: 'string', format: 'date-time' })

const stock = z.discriminatedUnion('state', [
  z.object({ state: z.literal('in_stock') }),
  z.object({ state: z.literal('low'), left: z.int() }),
  z.object({ state: z.literal('out_of_stock') }),
]) satisfies z.ZodType<StockState>

const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  category: z.string(),
  priceCents: cents,
  image: z.string().nullable().describe('Path to which -320.webp, -640.webp or -1280.webp is added.'),
  imageAlt: z.string(),
  tint: z.string(),
  spiceLevel: z.literal(SPICE_LEVELS),
  stock,
}) satisfies z.ZodType<ProductCard>

const productDetail = productCard.extend({
  label: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  netWeight: z.object({ value: z.int(), unit: z.enum(NET_WEIGHT_UNITS) }),
  ingredients: z.array(z.string()).describe('Descending by mass.'),
  allergens: z.array(z.enum(ALLERGENS)),
  mayContain: z.array(z.enum(ALLERGENS)),
  dietTags: z.array(z.enum(DIET_TAGS)),
  usage: z.string(),
  storage: z.string(),
}) satisfies z.ZodType<ProductDetail>

export const productPageResponse = z.object({
  items: z.array(productCard),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
}) satisfies z.ZodType<ProductPage>

export const productResponse = z.object({ product: productDetail, related: z.array(productCard) })

export const categoriesResponse = z.array(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<CategoryView>,
)

export const ratesResponse = z.object({
  base: z.literal('ZAR'),
  rates: z
    .record(z.enum(CURRENCY_CODES), z.number())
    .describe('Units of each currency that one rand buys.') satisfies z.ZodType<Rates>,
})

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
      stock,
      priceWasCents: cents.optional().describe('Set when the price is no longer what was seen.'),
      onlyLeft: z.int().optional().describe('Set when fewer are left than asked for.'),
    }),
  ),
  goneProductIds: z.array(z.uuid()),
  itemCount: z.int(),
  subtotalCents: cents,
  vatCents: cents,
  canCheckOut: z.boolean(),
}) satisfies z.ZodType<CartQuote>

export const profileResponse = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  marketingConsent: z.boolean(),
  locale: z.enum(LOCALES),
  memberSince: instant,
}) satisfies z.ZodType<Profile>

/** Of what has just been made. */
export const createdResponse = z.object({ id: z.uuid() })

export const staffResponse = z.array(
  z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(ROLES)),
  }) satisfies z.ZodType<StaffMember>,
)

export const discountsResponse = z.array(
  z.object({
    id: z.uuid(),
    code: z.string(),
    terms: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), percent: z.int() }),
      z.object({ kind: z.literal('amount'), amountCents: cents }),
      z.object({ kind: z.literal('free_delivery') }),
    ]),
    minimumCents: cents,
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    maxUses: z.int().nullable(),
    maxUsesPerCustomer: z.int().nullable(),
    createdAt: instant,
    uses: z.int().describe('Orders that have it and were neither cancelled nor expired.'),
    state: z.enum(DISCOUNT_STATES),
  }) satisfies z.ZodType<DiscountView>,
)

export const problemResponse = z.object({
  type: z.string(),
  title: z.string().describe('For people, in the language asked for.'),
  status: z.int(),
  code: z.string().describe('For programs; stable.'),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
})
