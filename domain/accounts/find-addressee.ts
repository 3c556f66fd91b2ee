import { eq } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

export type Addressee = { email: string; firstName: string; locale: Locale }

/** Where and how to write to a user; undefined when there is none any more. A job's work. */
export async function findAddressee(ctx: Ctx, userId: string): Promise<Addressee | undefined> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const [found] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ email: users.email, firstName: customers.firstName, locale: users.locale })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.id, userId)),
  )
  return found
}
