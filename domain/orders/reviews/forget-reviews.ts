import { asc, eq } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Deletes everything that somebody wrote: what they said of a jar may say something of them. */
export async function forgetReviews(ctx: ShopCtx, { email }: { email: string }): Promise<void> {
  await ctx.db.delete(reviews).where(eq(reviews.email, email))
}

/** Lists somebody's reviews, for their export. */
export async function exportReviews(ctx: ShopCtx, { email }: { email: string }): Promise<object[]> {
  const { subjectId, stars, title, text, shownName, language, state, reason, reply, createdAt, updatedAt } =
    reviews
  return ctx.db
    .select({
      subjectId,
      stars,
      title,
      text,
      shownName,
      language,
      state,
      reason,
      reply,
      writtenAt: createdAt,
      changedAt: updatedAt,
    })
    .from(reviews)
    .where(eq(reviews.email, email))
    .orderBy(asc(reviews.createdAt))
}
