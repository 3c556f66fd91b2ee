import { asc, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'
import type { StaffCategory } from './schemas.ts'

/**
 * All categories, hidden ones too, in the shop's order, with how many products each has.
 * @throws DomainError forbidden
 */
export async function listStaffCategories(ctx: Ctx): Promise<StaffCategory[]> {
  policy.listStaffCategories(ctx)
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: categories.id,
        version: categories.version,
        slug: categories.slug,
        name: categories.name,
        description: categories.description,
        isActive: categories.isActive,
        sortOrder: categories.sortOrder,
        products: sql<number>`(select count(*)::int from ${products} where ${products.categoryId} = ${categories.id})`,
      })
      .from(categories)
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
  )
}
