import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { CreateCategoryInput, DeleteCategoryResult } from '#domain/catalog/catalog-desk/schemas.ts'

export type CategoryReply = EditReply<{ reason: 'slug_taken' } | Exclude<DeleteCategoryResult, { ok: true }>>

/** A category. Its address is made from its name. */
export const categoryDescription = describeForm<Omit<CreateCategoryInput, 'slug'>>({
  name: { kind: 'localized', required: 'everywhere', label: (t) => t.products.fields.name },
  description: { kind: 'localized', label: (t) => t.products.fields.description, rows: 3 },
  sortOrder: { kind: 'number', label: (t) => t.products.sortOrder, hint: (t) => t.products.sortOrderHint },
  isActive: { kind: 'box', label: (t) => t.categories.isActive, hint: (t) => t.categories.isActiveHint },
})
