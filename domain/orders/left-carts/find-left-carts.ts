import { and, eq, inArray, isNull } from 'drizzle-orm'
import { carts, mailConsents, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { isLeft } from './is-left.ts'
import { policy } from './policy.ts'

const AT_A_TIME = 200

/**
 * Plans a mail about each cart that was left, of customers who agreed to such mails, and marks the cart in the same
 * transaction: of one cart there is one mail, no matter who else looks at the same time.
 * @throws DomainError forbidden
 */
export async function findLeftCarts(ctx: Ctx): Promise<void> {
  policy.findLeftCarts(ctx)
  let found: number
  do found = await planSome(ctx)
  while (found === AT_A_TIME)
}

async function planSome(ctx: Ctx): Promise<number> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const left = await ctx.db
      .select({ customerId: carts.customerId })
      .from(carts)
      .innerJoin(users, eq(users.id, carts.customerId))
      .innerJoin(mailConsents, eq(mailConsents.email, users.email))
      .where(
        and(
          isLeft(ctx),
          isNull(carts.remindedAt),
          eq(mailConsents.topic, 'left_cart'),
          eq(mailConsents.isGiven, true),
        ),
      )
      .limit(AT_A_TIME)
      .for('update', { of: carts, skipLocked: true })
    const ids = left.map(({ customerId }) => customerId)
    if (ids.length === 0) return 0
    await ctx.db.update(carts).set({ remindedAt: ctx.now() }).where(inArray(carts.customerId, ids))
    for (const customerId of ids) {
      await enqueueJob(ctx, { kind: 'send-left-cart', customerId, key: `left cart ${customerId}` })
    }
    return ids.length
  })
}
