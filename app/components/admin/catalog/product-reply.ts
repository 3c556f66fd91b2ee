import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { PriceJump, ProductRefusal } from '#domain/catalog/catalog-desk/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

type Reason =
  | Exclude<ProductRefusal['reason'], 'changed' | 'price_jump'>
  | 'was_used'
  | 'has_sizes'
  | 'is_set'
export type ProductReply = EditReply<{ reason: Reason } | PriceJump>

const FIELD_OF: Partial<Record<Reason, string>> = {
  sku_taken: 'sku',
  barcode_taken: 'barcode',
  slug_taken: 'slug',
  size_taken: 'netWeightValue',
  unknown_category: 'categoryId',
  needs_both_names: 'name.th',
}

/** A refusal in words, at its field. Of one that shows both versions, the page says more. */
export function productRefusalText(
  { products, parts }: StaffMessages,
  refusal: Exclude<NonNullable<ProductReply['refusal']>, LostRequest>,
  charge: (cents: number) => string,
): RefusalText {
  if (refusal.reason === 'price_jump') {
    const { beforeCents, afterCents } = refusal
    return { text: products.priceJump(charge(beforeCents), charge(afterCents)), isQuestion: true }
  }
  if (refusal.reason === 'changed') return { text: parts.changed.title }
  return { text: products.refusals[refusal.reason], field: FIELD_OF[refusal.reason] }
}
