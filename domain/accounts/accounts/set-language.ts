import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Sets the language of the mails that the actor gets.
 * @throws DomainError forbidden
 */
export async function setLanguage(ctx: Ctx, { locale }: { locale: Locale }): Promise<void> {
  const { id } = policy.setLanguage(ctx)
  await inTransaction(asShop(ctx), (ctx) => ctx.db.update(users).set({ locale }).where(eq(users.id, id)))
}
