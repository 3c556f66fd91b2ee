import { eq } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

export type Addressee = { email: string; firstName: string; locale: Locale }

/** Returns the address, name and language to write to a user with; undefined if the user no longer exists. */
export async function findAddressee(
  ctx: ShopCtx,
  { userId }: { userId: string },
): Promise<Addressee | undefined> {
  const [found] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ email: users.email, firstName: customers.firstName, locale: users.locale })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.id, userId)),
  )
  return found
}
