import { type AsTyped, describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { CreateDiscountInput } from '#domain/orders/discounts/schemas.ts'
import type { DiscountView } from '#domain/orders/discounts/views.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'
import { DISCOUNT_KINDS, type DiscountKind } from '#shared/orders/discount-codes.ts'

export type DiscountReply = EditReply<{ reason: 'code_taken' | 'ends_before_start' }>

/** The form has the fields of all kinds; those of the chosen one count. */
type TypedTerms = Omit<Extract<CreateDiscountInput, { kind: 'free_delivery' }>, 'kind' | 'code'> & {
  kind: DiscountKind
  percent: number
  amountCents: number
}

/** All of a code that can be edited later. */
export const discountDescription = describeForm<TypedTerms>({
  kind: {
    kind: 'choice',
    label: (t) => t.discounts.kind,
    values: DISCOUNT_KINDS,
    words: (t) => t.discounts.kinds,
  },
  percent: { kind: 'number', label: (t) => t.discounts.percent, hint: (t) => t.discounts.percentHint },
  amountCents: { kind: 'cents', label: (t) => t.discounts.amount, hint: (t) => t.discounts.amountHint },
  minimumCents: {
    kind: 'cents',
    label: (t) => t.discounts.minimum,
    hint: (t) => t.discounts.minimumHint,
    isOptional: true,
  },
  startsAt: {
    kind: 'time',
    label: (t) => t.discounts.startsAt,
    hint: (t) => t.discounts.startsHint,
    isOptional: true,
  },
  endsAt: {
    kind: 'time',
    label: (t) => t.discounts.endsAt,
    hint: (t) => t.discounts.endsHint,
    isOptional: true,
  },
  maxUses: {
    kind: 'number',
    label: (t) => t.discounts.maxUses,
    hint: (t) => t.discounts.noLimit,
    isOptional: true,
  },
  maxUsesPerCustomer: {
    kind: 'number',
    label: (t) => t.discounts.maxUsesPerCustomer,
    hint: (t) => t.discounts.noLimit,
    isOptional: true,
  },
})

/** The same with the code itself. */
export const newDiscountDescription = describeForm<TypedTerms & { code: string }>({
  code: {
    kind: 'text',
    label: (t) => t.discounts.code,
    hint: (t) => t.discounts.codeHint,
    input: { autoCapitalize: 'characters', spellCheck: false, maxLength: 30 },
  },
  ...discountDescription.fields,
})

/** Leaves out the fields of other kinds than the chosen one. */
export function toTerms<Typed extends AsTyped<TypedTerms>>({ percent, amountCents, ...typed }: Typed) {
  return {
    ...typed,
    ...(typed.kind === 'percent' && { percent }),
    ...(typed.kind === 'amount' && { amountCents }),
  }
}

/** The values that the form of a code begins with; without a minimum it is empty. */
export function discountValues({ terms, ...discount }: DiscountView) {
  const ofKind = { percent: null, amountCents: null, ...terms }
  return discountDescription.toValues({
    ...discount,
    ...ofKind,
    minimumCents: discount.minimumCents || null,
  })
}

/** A code that ends before it starts is refused at the field of its end. */
export function withRefusal(errors: FieldErrors): Pick<DiscountReply, 'errors' | 'refusal'> {
  return { errors, ...(errors['endsAt'] === 'out_of_range' && { refusal: { reason: 'ends_before_start' } }) }
}
