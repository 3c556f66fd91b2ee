import { eq, sql } from 'drizzle-orm'
import { customers, userRoles, users } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Person } from './schemas.ts'

/** The columns of a `Person`, for queries that join `users` and `customers`. */
export const personColumns = {
  id: users.id,
  email: users.email,
  locale: users.locale,
  firstName: customers.firstName,
  roles: sql<Person['roles']>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1
  )`,
}

/** The user's details that pages show; undefined if the user no longer exists. */
export async function findPerson(ctx: ShopCtx, { userId }: { userId: string }): Promise<Person | undefined> {
  const [person] = await ctx.db
    .select(personColumns)
    .from(users)
    .innerJoin(customers, eq(customers.id, users.id))
    .where(eq(users.id, userId))
  return person
}
