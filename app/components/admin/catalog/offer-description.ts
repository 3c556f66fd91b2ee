import { type AsTyped, describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { CreateOfferInput, CreateOfferResult, UpdateOfferInput } from '#domain/catalog/offers/schemas.ts'
import type { OfferView } from '#domain/catalog/offers/views.ts'
import { OFFER_KINDS, type OfferKind } from '#shared/catalog/offers.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'

type Refused =
  | Exclude<CreateOfferResult, { ok: true }>
  | { ok: false; reason: 'has_begun' | 'ends_before_start' }
export type OfferReply = EditReply<Omit<Refused, 'ok'> & { reason: Refused['reason']; priceCents?: number }>

/** The form has the fields of all kinds; those of the chosen one count. */
type Typed = Omit<Extract<CreateOfferInput, { kind: 'pay_for' }>, 'kind'> & {
  kind: OfferKind
  percent: number
  amountCents: number
}

/** All of an offer that can be edited later. */
export const offerDescription = describeForm<Omit<UpdateOfferInput, 'id' | 'version'>>({
  name: {
    kind: 'localized',
    required: 'everywhere',
    label: (t) => t.offers.name,
    hint: (t) => t.offers.nameHint,
  },
  startsAt: {
    kind: 'time',
    label: (t) => t.offers.startsAt,
    hint: (t) => t.offers.startsHint,
    isOptional: true,
  },
  endsAt: { kind: 'time', label: (t) => t.offers.endsAt, hint: (t) => t.offers.endsHint },
})

/** The same with what it takes off, and of what. */
export const newOfferDescription = describeForm<Typed>({
  ...offerDescription.fields,
  kind: {
    kind: 'choice',
    label: (t) => t.offers.kind,
    values: OFFER_KINDS,
    words: (t) => t.offers.kinds,
  },
  percent: { kind: 'number', label: (t) => t.offers.percent, hint: (t) => t.offers.percentHint },
  amountCents: { kind: 'cents', label: (t) => t.offers.amount, hint: (t) => t.offers.amountHint },
  buyQuantity: { kind: 'number', label: (t) => t.offers.buyQuantity },
  payQuantity: { kind: 'number', label: (t) => t.offers.payQuantity, hint: (t) => t.offers.payHint },
  sku: {
    kind: 'text',
    label: (t) => t.offers.sku,
    hint: (t) => t.offers.skuHint,
    isOptional: true,
    input: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
  },
  categoryId: { kind: 'choice', label: (t) => t.offers.category, none: (t) => t.offers.everything },
  minimumQuantity: {
    kind: 'number',
    label: (t) => t.offers.minimumQuantity,
    hint: (t) => t.offers.minimumQuantityHint,
    isOptional: true,
  },
  minimumCents: {
    kind: 'cents',
    label: (t) => t.offers.minimum,
    hint: (t) => t.offers.minimumHint,
    isOptional: true,
  },
  combines: { kind: 'box', label: (t) => t.offers.combines, hint: (t) => t.offers.combinesHint },
})

/** Leaves out the fields of other kinds than the chosen one. */
export function toOffer({ kind, ...typed }: AsTyped<Typed>) {
  const { percent, amountCents, buyQuantity, payQuantity, minimumQuantity, minimumCents, ...common } = typed
  if (kind === 'sale_price') return { ...common, kind, amountCents }
  return {
    ...common,
    kind,
    minimumQuantity,
    minimumCents,
    ...(kind === 'percent' && { percent }),
    ...(kind === 'amount' && { amountCents }),
    ...(kind === 'pay_for' && { buyQuantity, payQuantity }),
  }
}

export function offerValues({ version, name, startsAt, endsAt }: OfferView) {
  return offerDescription.toValues({ version, name, startsAt, endsAt })
}

/** An offer that ends before it starts is refused at the field of its end. */
export function withRefusal(errors: FieldErrors): Pick<OfferReply, 'errors' | 'refusal'> {
  return { errors, ...(errors['endsAt'] === 'out_of_range' && { refusal: { reason: 'ends_before_start' } }) }
}
