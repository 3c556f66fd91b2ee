import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { requireCustomer } from '../guards.ts'

/** The language in which the actor is written to. */
export async function setLanguage(ctx: Ctx, locale: Locale): Promise<void> {
  const userId = requireCustomer(ctx).id
  await inTransaction(asShop(ctx), (ctx) => ctx.db.update(users).set({ locale }).where(eq(users.id, userId)))
}
