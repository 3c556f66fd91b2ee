import { z } from 'zod'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import type { DiscountTerms, DiscountView } from './views.ts'

/** A code as a buyer types it; `findDiscount` checks whether it exists. */
export const typedDiscountCode = optionalLine(30).transform((code) => code?.toUpperCase())

/** The buyer, as far as known: earlier orders by this customer or this address count. */
export type DiscountBuyer = { customerId: string | null; email: string | undefined }

/**
 * The reason that a code takes nothing off; `minimumCents` is what the goods must cost. `not_for_this_order` says no
 * more, because more would be about the owner of a mail address, whom the buyer may not be.
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
        | 'offers_better'
    }
  | { reason: 'minimum'; minimumCents: number }

export type FindDiscountResult =
  | { ok: true; id: string; code: string; terms: DiscountTerms }
  | ({ ok: false } & DiscountRefusal)

const MAX_CENTS = 100_000_000
const instant = z.iso
  .datetime({ offset: true, error: requiredOr('invalid') })
  .transform((text) => new Date(text))
  .optional()

const discountId = z.uuid('invalid')
const code = line(30)
  .transform((code) => code.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, 'discount_code'))

/** The fields that can be edited later: everything but the code, which stands in mails and in print. */
const editable = {
  /** Goods before the discount, in ZAR cents. */
  minimumCents: wholeNumber(0, MAX_CENTS).default(0),
  startsAt: instant,
  endsAt: instant,
  maxUses: wholeNumber(1, 1_000_000).optional(),
  maxUsesPerCustomer: wholeNumber(1, 1_000).optional(),
}

/** The fields of each kind of discount. */
const percentOff = { kind: z.literal('percent'), percent: wholeNumber(1, 100) }
const amountOff = { kind: z.literal('amount'), amountCents: wholeNumber(1, MAX_CENTS) }
const freeDelivery = { kind: z.literal('free_delivery') }
const unknownKind = { error: requiredOr('unknown_value') }
const endsTooEarly = { path: ['endsAt'], error: 'out_of_range' }

function endsAfterItStarts({ startsAt, endsAt }: { startsAt?: Date | undefined; endsAt?: Date | undefined }) {
  return !startsAt || !endsAt || startsAt < endsAt
}

export const createDiscountInput = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ code, ...editable, ...percentOff }),
      z.strictObject({ code, ...editable, ...amountOff }),
      z.strictObject({ code, ...editable, ...freeDelivery }),
    ],
    unknownKind,
  )
  .refine(endsAfterItStarts, endsTooEarly)
export type CreateDiscountInput = z.infer<typeof createDiscountInput>

export type CreateDiscountResult = { ok: true; id: string } | { ok: false; reason: 'code_taken' }

/** The code, and the version that was edited. */
const edited = { id: discountId, version: wholeNumber(1, 2_147_483_647) }

export const updateDiscountInput = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ ...edited, ...editable, ...percentOff }),
      z.strictObject({ ...edited, ...editable, ...amountOff }),
      z.strictObject({ ...edited, ...editable, ...freeDelivery }),
    ],
    unknownKind,
  )
  .refine(endsAfterItStarts, endsTooEarly)
export type UpdateDiscountInput = z.infer<typeof updateDiscountInput>

/** `changed`: somebody else has saved it since that version; `by` is their name, where that is known. */
export type UpdateDiscountResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'changed'; current: DiscountView; by: string | null }

export const discountIdInput = z.strictObject({ id: discountId })
export type DiscountIdInput = z.infer<typeof discountIdInput>

export const switchDiscountInput = discountIdInput.extend({
  isOn: z.boolean({ error: requiredOr('invalid') }),
})
export type SwitchDiscountInput = z.infer<typeof switchDiscountInput>

export const listDiscountsInput = z.strictObject({
  /** A part of the code. */
  search: optionalLine(30),
  state: z.enum(DISCOUNT_STATES, { error: 'unknown_value' }).optional(),
  ...keysetInput,
})
export type ListDiscountsInput = z.infer<typeof listDiscountsInput>
