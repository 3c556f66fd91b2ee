import { asc, eq, sql } from 'drizzle-orm'
import { categories, productCounts } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { CountedCategory, StaffCategory } from './views.ts'

const categoryColumns = {
  id: categories.id,
  version: categories.version,
  slug: categories.slug,
  name: categories.name,
  description: categories.description,
  isActive: categories.isActive,
  sortOrder: categories.sortOrder,
}

/**
 * All categories, hidden ones too, in the shop's order.
 * @throws DomainError forbidden
 */
export async function listStaffCategories(ctx: Ctx): Promise<StaffCategory[]> {
  policy.listStaffCategories(ctx)
  return inTransaction(ctx, readStaffCategories)
}

/** The same inside a transaction. */
export async function readStaffCategories({ db }: Ctx): Promise<StaffCategory[]> {
  return db.select(categoryColumns).from(categories).orderBy(asc(categories.sortOrder), asc(categories.id))
}

/**
 * All categories, hidden ones too, in the shop's order, with how many products each has.
 * @throws DomainError forbidden
 */
export async function countCategories(ctx: Ctx): Promise<CountedCategory[]> {
  policy.countCategories(ctx)
  return inTransaction(ctx, ({ db }) =>
    db
      .select({
        ...categoryColumns,
        products: sql<number>`coalesce(sum(${productCounts.count}), 0)::int`,
      })
      .from(categories)
      .leftJoin(productCounts, eq(productCounts.categoryId, categories.id))
      .groupBy(categories.id)
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
  )
}
