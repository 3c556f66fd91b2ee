import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { policy } from './policy.ts'
import type { MailOrderLinkInput, MailOrderLinkResult } from './schemas.ts'

/**
 * Mails the link to an order to the address that it was placed with, for those who have lost it. Whoever knows number and
 * address is shown nothing, and the answer is the same whether there is such an order or not, as is the work before it: a
 * job for nobody is stored.
 */
export async function mailOrderLink(
  ctx: Ctx,
  { number, email }: MailOrderLinkInput,
): Promise<MailOrderLinkResult> {
  policy.mailOrderLink(ctx)
  const tooMany = await countTries(ctx, ...bySender(ctx, 'order_links'), ['order_link_mails', email])
  if (tooMany) return tooMany
  await inTransaction(asShop(ctx), async (ctx) => {
    const [order] = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.number, number),
          eq(sql`lower(${orders.email})`, email),
          eq(orders.forgetsContact, false),
          isNull(orders.hiddenAt),
        ),
      )
    await enqueueJob(ctx, { kind: 'send-order-link', orderId: order?.id ?? randomUUID() })
  })
  return { ok: true }
}
