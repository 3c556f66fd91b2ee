import { z } from 'zod'
import { OFFER_STATES } from '#shared/catalog/offers.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { byLocale } from '#shared/kernel/locale.ts'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import type { OfferView } from './views.ts'

const MAX_CENTS = 100_000_000
const MAX_JARS = 100

const instant = z.iso
  .datetime({ offset: true, error: requiredOr('invalid') })
  .transform((text) => new Date(text))

const offerId = z.uuid('invalid')
/** Buyers read it, in their language. */
const name = z.strictObject(byLocale(() => line(80)))

const shared = {
  name,
  /** Now, if none is given. */
  startsAt: instant.optional(),
  endsAt: instant,
  /** A product's code; without one, and without a category, the offer is for all goods. */
  sku: optionalLine(40),
  categoryId: z.uuid('invalid').nullable().default(null),
  combines: z.boolean().default(false),
}
/** The least that has to be in an order of what the offer is for: jars, and ZAR cents. */
const needs = {
  minimumQuantity: wholeNumber(1, MAX_JARS).default(1),
  minimumCents: wholeNumber(0, MAX_CENTS).default(0),
}

function endsAfterItStarts({ startsAt, endsAt }: { startsAt?: Date | undefined; endsAt: Date }) {
  return !startsAt || startsAt < endsAt
}
const endsTooEarly = { path: ['endsAt'], error: 'out_of_range' }

export const createOfferInput = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ ...shared, kind: z.literal('sale_price'), amountCents: wholeNumber(1, MAX_CENTS) }),
      z.strictObject({ ...shared, ...needs, kind: z.literal('percent'), percent: wholeNumber(1, 99) }),
      z.strictObject({
        ...shared,
        ...needs,
        kind: z.literal('amount'),
        amountCents: wholeNumber(1, MAX_CENTS),
      }),
      z.strictObject({
        ...shared,
        ...needs,
        kind: z.literal('pay_for'),
        buyQuantity: wholeNumber(2, MAX_JARS),
        payQuantity: wholeNumber(1, MAX_JARS),
      }),
    ],
    { error: requiredOr('unknown_value') },
  )
  .refine(endsAfterItStarts, endsTooEarly)
  .refine(({ sku, categoryId }) => !sku || !categoryId, { path: ['categoryId'], error: 'invalid' })
  .refine(({ kind, sku }) => kind !== 'sale_price' || sku, { path: ['sku'], error: 'required' })
  .refine((offer) => offer.kind !== 'pay_for' || offer.payQuantity < offer.buyQuantity, {
    path: ['payQuantity'],
    error: 'out_of_range',
  })
export type CreateOfferInput = z.infer<typeof createOfferInput>

export type CreateOfferResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown_product' | 'unknown_category' | 'already_over' }
  /** A sale price must be below the product's price. */
  | { ok: false; reason: 'not_below_price'; priceCents: number }

/** The rest stays: people have seen it. */
export const updateOfferInput = z
  .strictObject({
    id: offerId,
    version: wholeNumber(1, 2_147_483_647),
    name,
    /** It stays once the offer has begun. */
    startsAt: instant.optional(),
    endsAt: instant,
  })
  .refine(endsAfterItStarts, endsTooEarly)
export type UpdateOfferInput = z.infer<typeof updateOfferInput>

/** `changed`: somebody else has saved it since that version; `by` is their name, where that is known. */
export type UpdateOfferResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'already_over' | 'has_begun' }
  | { ok: false; reason: 'changed'; current: OfferView; by: string | null }

export const offerIdInput = z.strictObject({ id: offerId })
export type OfferIdInput = z.infer<typeof offerIdInput>

export const listOffersInput = z.strictObject({
  /** A part of the name in any language. */
  search: optionalLine(80),
  state: z.enum(OFFER_STATES, { error: 'unknown_value' }).optional(),
  ...keysetInput,
})
export type ListOffersInput = z.infer<typeof listOffersInput>

export const exportOffersInput = listOffersInput.omit({ after: true, before: true })
export type ExportOffersInput = z.infer<typeof exportOffersInput>
