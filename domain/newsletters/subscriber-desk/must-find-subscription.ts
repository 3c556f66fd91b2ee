import { eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/** The subscription that staff change, locked. @throws DomainError not_found */
export async function mustFindSubscription(ctx: ShopCtx, id: string) {
  const [found] = await ctx.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id))
    .for('update')
  if (!found) throw new DomainError('not_found', 'subscriber')
  return found
}
