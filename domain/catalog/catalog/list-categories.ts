import { asc, eq } from 'drizzle-orm'
import { categories } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inLocale } from './internal.ts'
import type { ListCategoriesInput } from './schemas.ts'
import type { CategoryView } from './views.ts'

/** The active categories in the shop's order. */
export async function listCategories(ctx: Ctx, { language }: ListCategoriesInput): Promise<CategoryView[]> {
  return ctx.readDb
    .select({
      id: categories.id,
      slug: categories.slug,
      name: inLocale(categories.name, language),
      description: inLocale(categories.description, language),
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.sortOrder), asc(categories.id))
}
