import { z } from 'zod'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/validation.ts'

/** What a code takes off: a percentage of the goods, cents off the goods, or the whole delivery. */
export type DiscountTerms =
  { kind: 'percent'; percent: number } | { kind: 'amount'; amountCents: number } | { kind: 'free_delivery' }

/** A code as a buyer types it; `findDiscount` checks whether it exists. */
export const typedDiscountCode = optionalLine(30).transform((code) => code?.toUpperCase())

/** The buyer, as far as known: earlier orders by this customer or this address count. */
export type DiscountBuyer = { customerId: string | null; email: string | undefined }

/**
 * Why a code takes nothing off; `minimumCents` is what the goods must cost. `not_for_this_order` says no more, because
 * more would be about the owner of a mail address, whom the buyer may not be.
 */
export type DiscountRefusal =
  | {
      reason:
        | 'unknown'
        | 'not_started'
        | 'ended'
        | 'used_up'
        | 'used_by_you'
        | 'not_for_this_order'
        | 'delivery_free'
    }
  | { reason: 'minimum'; minimumCents: number }

export type FindDiscountResult =
  { ok: true; id: string; code: string; terms: DiscountTerms } | ({ ok: false } & DiscountRefusal)

const MAX_CENTS = 100_000_000
const instant = z.iso
  .datetime({ offset: true, error: requiredOr('invalid') })
  .transform((text) => new Date(text))
  .optional()

const shared = {
  code: line(30)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, 'discount_code')),
  /** Goods before the discount, in ZAR cents. */
  minimumCents: wholeNumber(0, MAX_CENTS).default(0),
  startsAt: instant,
  endsAt: instant,
  maxUses: wholeNumber(1, 1_000_000).optional(),
  maxUsesPerCustomer: wholeNumber(1, 1_000).optional(),
}

export const createDiscountInput = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ ...shared, kind: z.literal('percent'), percent: wholeNumber(1, 100) }),
      z.strictObject({ ...shared, kind: z.literal('amount'), amountCents: wholeNumber(1, MAX_CENTS) }),
      z.strictObject({ ...shared, kind: z.literal('free_delivery') }),
    ],
    { error: requiredOr('unknown_value') },
  )
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'out_of_range',
  })
export type CreateDiscountInput = z.infer<typeof createDiscountInput>

export type CreateDiscountResult = { ok: true; id: string } | { ok: false; reason: 'code_taken' }

export const endDiscountInput = z.strictObject({ id: z.uuid('invalid') })
export type EndDiscountInput = z.infer<typeof endDiscountInput>

export const DISCOUNT_STATES = ['not_started', 'running', 'used_up', 'ended'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/** A code as staff see it. Amounts in ZAR cents; null means no limit. */
export type DiscountView = {
  id: string
  code: string
  terms: DiscountTerms
  minimumCents: number
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  createdAt: Date
  /** Orders that use it and were neither cancelled nor expired. */
  uses: number
  state: DiscountState
}
