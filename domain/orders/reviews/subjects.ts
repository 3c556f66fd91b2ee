import { eq, sql } from 'drizzle-orm'
import { products, recipes, reviews } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    review: 'review'
  }
}

/** Reviews, by what they are about. */
export const reviewSubjects = {
  review: {
    kind: 'review',
    id: reviews.id,
    label: sql`coalesce(${products.name}, ${recipes.title})`,
    from: sql`${reviews}
      left join ${products} on ${eq(products.id, reviews.productId)}
      left join ${recipes} on ${eq(recipes.id, reviews.recipeId)}`,
  },
} satisfies Partial<AuditSubjectSources>
