import { eq } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getSettings, missingFacts } from '#domain/base/settings/index.ts'
import { policy } from './policy.ts'
import type { FirstSteps } from './schemas.ts'

/**
 * Tells which of the first steps of a new shop are done, and whether it is open.
 * @throws DomainError forbidden
 */
export async function getFirstSteps(ctx: Ctx): Promise<FirstSteps> {
  policy.getFirstSteps(ctx)
  const { company, opening } = await getSettings(ctx)
  const [category] = await ctx.db.select({ id: categories.id }).from(categories).limit(1)
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isActive, true))
    .limit(1)
  const missing = missingFacts(company, ctx.shop)
  return {
    isOpen: opening.isOpen,
    company: !missing.includes('company'),
    registrationNumber: !missing.includes('registrationNumber'),
    directors: !missing.includes('directors'),
    categories: category !== undefined,
    products: product !== undefined,
  }
}
