import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DEFAULT_SETTINGS, getSettings } from '../settings/index.ts'
import { policy } from './policy.ts'
import type { FirstSteps } from './schemas.ts'

/**
 * Which of the first steps of a new shop are done.
 * @throws DomainError forbidden
 */
export async function getFirstSteps(ctx: Ctx): Promise<FirstSteps> {
  policy.getFirstSteps(ctx)
  const { company } = await getSettings(ctx)
  const [category] = await ctx.db.select({ id: categories.id }).from(categories).limit(1)
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isActive, true))
    .limit(1)
  // The demo has no company: only a shop that is reached over TLS must not sell in an invented name.
  const isDemo = !ctx.shop.siteUrl.startsWith('https:')
  return {
    company: isDemo || !isDeepStrictEqual(company, DEFAULT_SETTINGS.company),
    // ECT Act, section 43(1)(f): a site that sells names both.
    registrationNumber: isDemo || company.registrationNumber !== '',
    directors: isDemo || company.directors !== '',
    categories: category !== undefined,
    products: product !== undefined,
  }
}
