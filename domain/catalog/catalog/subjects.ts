import { categories, products } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    product: 'product'
    category: 'category'
  }
}

/** Products and categories. */
export const catalogSubjects = {
  product: {
    kind: 'product',
    id: products.id,
    label: products.name,
    from: products,
  },
  category: {
    kind: 'category',
    id: categories.id,
    label: categories.name,
    from: categories,
  },
} satisfies Partial<AuditSubjectSources>
