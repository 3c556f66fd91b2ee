import { z } from 'zod'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/validation.ts'

/** What a code takes off: a part of the goods, cents off the goods, or all of the delivery. */
export type DiscountTerms =
  { kind: 'percent'; percent: number } | { kind: 'amount'; amountCents: number } | { kind: 'free_delivery' }
export type DiscountKind = DiscountTerms['kind']

/** A code as a buyer types it; whether there is such a one is for `findDiscount` to say. */
export const typedDiscountCode = optionalLine(30).transform((code) => code?.toUpperCase())

/** Why a code takes nothing off; `minimumCents` is what the goods would have to cost. */
export type DiscountRefusal =
  | { problem: 'unknown' | 'not_started' | 'ended' | 'used_up' | 'used_by_you' | 'delivery_free' }
  | { problem: 'minimum'; minimumCents: number }

const MAX_CENTS = 100_000_000
const instant = z.iso
  .datetime({ offset: true, error: requiredOr('invalid') })
  .transform((text) => new Date(text))
  .optional()

const shared = {
  code: line(30)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, 'discount_code')),
  /** ZAR cents of goods, before the discount. */
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

export const DISCOUNT_STATES = ['not_started', 'running', 'used_up', 'ended'] as const

/** A code as staff see it. Amounts in ZAR cents; null where there is no such limit. */
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
  /** Orders that have it and were neither cancelled nor expired. */
  uses: number
  state: (typeof DISCOUNT_STATES)[number]
}
