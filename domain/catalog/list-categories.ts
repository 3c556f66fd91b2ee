import { asc, eq, sql } from 'drizzle-orm'
import { categories } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'
import type { CategoryView } from './schemas.ts'

/** Active categories in their order. */
export async function listCategories(ctx: Ctx, language: Locale): Promise<CategoryView[]> {
  return ctx.db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: sql<string>`${categories.name} ->> ${language}`,
      description: sql<string>`${categories.description} ->> ${language}`,
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.sortOrder))
}
