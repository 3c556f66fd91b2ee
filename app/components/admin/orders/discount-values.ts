import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { DiscountView } from '#domain/orders/discounts/schemas.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { shopLocalTime, withShopOffset } from '#shared/kernel/dates.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'

const FIELDS = [
  'version',
  'code',
  'kind',
  'percent',
  'amount',
  'minimum',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerCustomer',
] as const
export type DiscountValues = Partial<Record<(typeof FIELDS)[number], string>>

export type DiscountReply = FormReply<
  | { reason: 'code_taken' | 'ends_before_start' }
  /** Somebody else has saved it: what is saved now stands in the fields' own words. */
  | { reason: 'changed'; current: DiscountValues; by: string | null }
>

/** Returns the values that the form of a code begins with. */
export function valuesOf(discount: DiscountView): DiscountValues {
  const { terms, minimumCents, startsAt, endsAt, maxUses, maxUsesPerCustomer } = discount
  return {
    version: String(discount.version),
    code: discount.code,
    kind: terms.kind,
    percent: terms.kind === 'percent' ? String(terms.percent) : '',
    amount: terms.kind === 'amount' ? fromCents(terms.amountCents) : '',
    minimum: minimumCents > 0 ? fromCents(minimumCents) : '',
    startsAt: startsAt ? shopLocalTime(startsAt) : '',
    endsAt: endsAt ? shopLocalTime(endsAt) : '',
    maxUses: maxUses === null ? '' : String(maxUses),
    maxUsesPerCustomer: maxUsesPerCustomer === null ? '' : String(maxUsesPerCustomer),
  }
}

export function typedDiscount(form: Map<string, string>): DiscountValues {
  return typedValues(form, FIELDS)
}

/** Returns what was typed, as the verbs take it; of the kinds' own fields only that of the chosen one. */
export function toTerms({ kind, percent, amount, minimum, startsAt, endsAt, ...limits }: DiscountValues) {
  return {
    kind,
    ...(kind === 'percent' && { percent: number(percent) }),
    ...(kind === 'amount' && { amountCents: cents(amount) }),
    minimumCents: cents(minimum),
    startsAt: time(startsAt),
    endsAt: time(endsAt),
    maxUses: number(limits.maxUses),
    maxUsesPerCustomer: number(limits.maxUsesPerCustomer),
  }
}

// Tells what is empty from what is not a number.
const number = (typed = '') => (typed.trim() ? Number(typed) : undefined)
const cents = (typed = '') => (typed.trim() ? (toCents(typed) ?? null) : undefined)
const time = (typed = '') => (typed.trim() ? withShopOffset(typed) : undefined)

/** Puts what is wrong at the fields of the form. */
export function toReply({
  amountCents,
  minimumCents,
  ...errors
}: FieldErrors): Pick<DiscountReply, 'errors' | 'refusal'> {
  const inRand = (code: FieldErrors[string] | undefined) => (code === 'not_a_whole_number' ? 'invalid' : code)
  return {
    errors: {
      ...errors,
      ...(amountCents && { amount: inRand(amountCents) }),
      ...(minimumCents && { minimum: inRand(minimumCents) }),
    },
    ...(errors['endsAt'] === 'out_of_range' && { refusal: { reason: 'ends_before_start' } }),
  }
}
