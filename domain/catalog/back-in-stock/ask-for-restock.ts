import { and, eq } from 'drizzle-orm'
import { restockRequests, users } from '#database/schema/index.ts'
import { getProduct } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { policy } from './policy.ts'
import type { AskForRestockInput, AskForRestockResult } from './schemas.ts'
import { startWaiting } from './start-waiting.ts'

/**
 * Somebody wants to be mailed once when a product that is sold out is back. Anyone who is signed in with the address has
 * proved it; everybody else is mailed a link first, and nothing more until it is used. The answer does not tell whether
 * the address is known.
 * @throws DomainError not_found
 */
export async function askForRestock(ctx: Ctx, input: AskForRestockInput): Promise<AskForRestockResult> {
  policy.askForRestock(ctx)
  const { email, language, wording } = input
  const { product: found } = await getProduct(ctx, { id: input.productId, language })
  const key = input.productId.toLowerCase()
  const product = found.sizes.find(({ id, slug }) => id === key || slug === key) ?? found
  if (product.stock.state !== 'out_of_stock') return { ok: false, reason: 'in_stock' }
  const isProved = (await ownAddress(ctx)) === email
  const wait = isProved ? undefined : await countTries(ctx, ['mails_per_hour', `restock ${email}`])
  if (wait) return { ok: false, reason: wait.reason }
  await inTransaction(asShop(ctx), async (ctx) => {
    const asked = { language, wording, askedAt: ctx.now() }
    const key = and(eq(restockRequests.productId, product.id), eq(restockRequests.email, email))
    const [stored] = await ctx.db
      .insert(restockRequests)
      .values({ productId: product.id, email, state: 'pending', ...asked })
      .onConflictDoUpdate({
        target: [restockRequests.productId, restockRequests.email],
        set: asked,
        // When somebody asked, and in which words, is the evidence of what they confirmed: nobody else writes over it.
        ...(!isProved && { setWhere: eq(restockRequests.state, 'pending') }),
      })
      .returning()
    const [request] = stored ? [stored] : await ctx.db.select().from(restockRequests).where(key)
    if (!request) throw new Error('the request was not stored')
    if (isProved) return startWaiting(ctx, request)
    const requestId = request.id
    await enqueueJob(ctx, {
      kind: 'send-restock-confirmation',
      requestId,
      key: `restock confirmation ${requestId}`,
    })
  })
  return { ok: true, isProved }
}

/** Signing in takes a code that is mailed to it. */
async function ownAddress(ctx: Ctx): Promise<string | undefined> {
  const { actor } = ctx
  if (actor.role !== 'customer') return undefined
  const [user] = await inTransaction(asShop(ctx), ({ db }) =>
    db.select({ email: users.email }).from(users).where(eq(users.id, actor.id)),
  )
  return user?.email
}
