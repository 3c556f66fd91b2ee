import { desc, eq, sql } from 'drizzle-orm'
import { contactThreads, customers, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { keyOfContactThread, newFormKey } from './form-key.ts'
import { policy } from './policy.ts'
import type { ContactForm } from './schemas.ts'

/** So many of their threads somebody who is signed in sees. */
const MOST_SHOWN = 10

/** Returns what the page with the form needs. Each call makes a new key, so the page is kept by nobody. */
export async function getContactForm(ctx: Ctx): Promise<ContactForm> {
  const actor = policy.getContactForm(ctx)
  const formKey = newFormKey(ctx)
  if (actor.role !== 'customer') return { formKey, sender: null, threads: [] }
  return inTransaction(asShop(ctx), async (ctx) => {
    const [sender] = await ctx.db
      .select({ name: sql<string>`${customers.fullname}`, email: users.email })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.id, actor.id))
    return { formKey, sender: sender ?? null, threads: await readContactThreads(ctx, actor.id) }
  })
}

async function readContactThreads(ctx: ShopCtx, customerId: string): Promise<ContactForm['threads']> {
  const rows = await ctx.db
    .select({
      id: contactThreads.id,
      number: contactThreads.number,
      topic: contactThreads.topic,
      state: contactThreads.state,
      lastMessageAt: contactThreads.lastMessageAt,
    })
    .from(contactThreads)
    .where(eq(contactThreads.customerId, customerId))
    .orderBy(desc(contactThreads.lastMessageAt))
    .limit(MOST_SHOWN)
  return rows.map(({ id, ...thread }) => ({ key: keyOfContactThread(ctx, id), ...thread }))
}
