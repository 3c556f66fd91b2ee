import { eq, sql } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { Actor, Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { Role } from '#shared/roles.ts'

/** The id of the admin who acts; anybody else is refused. */
export function requireAdmin(actor: Actor): string {
  if (actor.role !== 'staff' || !actor.isAdmin) throw new DomainError('forbidden')
  return actor.id
}

/** Gives a role, with its audit row, inside the caller's transaction; does nothing where it is there. */
export async function giveRole(ctx: Ctx, userId: string, role: Role, actorId: string): Promise<void> {
  const given = await ctx.db
    .insert(userRoles)
    .values({ userId, role })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  if (given.length > 0) {
    await recordAudit(ctx, { actorId, action: 'role.granted', subjectId: userId, details: { role } })
  }
}

/** Whether an admin acts who still is one: a request may have waited while the role was taken. */
export async function isStillAdmin(ctx: Ctx, actorId: string): Promise<boolean> {
  return (await lockAdmins(ctx)).includes(actorId)
}

/** The admins' ids. Until the transaction ends, there is no other change of roles. */
export async function lockAdmins(ctx: Ctx): Promise<string[]> {
  await ctx.db.execute(sql`lock table user_roles in share row exclusive mode`)
  const rows = await ctx.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
  return rows.map(({ id }) => id)
}
