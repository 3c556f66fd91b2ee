import { asc, eq, sql } from 'drizzle-orm'
import { customers, userRoles, users } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { StaffMember } from './views.ts'

/**
 * Everybody who has a role.
 * @throws DomainError forbidden
 */
export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  policy.listStaff(ctx)
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: users.id,
        email: users.email,
        name: sql<string>`${customers.fullname}`,
        isInvited: sql<boolean>`${users.invitedAt} is not null and ${users.emailConfirmedAt} is null`,
        roles: sql<StaffMember['roles']>`array_agg(${userRoles.role} order by ${userRoles.role})`,
      })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .innerJoin(customers, eq(customers.id, userRoles.userId))
      .groupBy(users.id, customers.fullname)
      .orderBy(asc(users.email)),
  )
}
