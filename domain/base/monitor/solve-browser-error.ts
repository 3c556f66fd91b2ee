import { eq, sql } from 'drizzle-orm'
import { browserErrors } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'

/**
 * Takes a group of errors off the list until one of them comes again. Marking it twice changes nothing.
 * @throws DomainError forbidden; not_found where it has been forgotten
 */
export async function solveBrowserError(ctx: Ctx, { id }: { id: number }): Promise<void> {
  policy.solveBrowserError(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const solved = await ctx.db
      .update(browserErrors)
      .set({ solvedAt: sql`coalesce(${browserErrors.solvedAt}, ${ctx.now()})` })
      .where(eq(browserErrors.id, id))
      .returning({ id: browserErrors.id })
    if (solved.length === 0) throw new DomainError('not_found')
  })
}
