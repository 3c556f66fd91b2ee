import { and, eq } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readOwn } from './internal.ts'
import { policy } from './policy.ts'
import { readBearer, readCustomer, type Reviewer } from './reviewer.ts'
import type { WithdrawReviewInput } from './schemas.ts'

/**
 * A customer takes back what they wrote: it is deleted.
 * @throws DomainError forbidden, not_found
 */
export async function withdrawReview(ctx: Ctx, input: WithdrawReviewInput): Promise<void> {
  const { id } = policy.withdrawReview(ctx)
  await inTransaction(asShop(ctx), async (ctx) => deleteOwn(ctx, await readCustomer(ctx, { id }), input))
}

/**
 * The same for anyone who has the link of the mail.
 * @throws DomainError not_found
 */
export async function withdrawReviewByLink(
  ctx: Ctx,
  { key, ...input }: WithdrawReviewInput & { key: string },
): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => deleteOwn(ctx, await readBearer(ctx, { key }), input))
}

/** Also of what the shop does not show any more. */
async function deleteOwn(
  ctx: ShopCtx,
  { email }: Reviewer,
  { subject, id }: WithdrawReviewInput,
): Promise<void> {
  const own = await readOwn(ctx, { email, language: 'en' })
  const found = own.find(({ about }) => about.subject === subject && (about.slug === id || about.id === id))
  if (!found) throw new DomainError('not_found', 'review')
  await ctx.db.delete(reviews).where(and(eq(reviews.subjectId, found.about.id), eq(reviews.email, email)))
}
