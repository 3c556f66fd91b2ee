import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { userRoles, users } from '#database/schema/index.ts'
import type { Role } from '#shared/accounts/roles.ts'
import { endSessions } from '../accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * Gives a role and records it in the audit log, inside the caller's transaction; does nothing if the user has it.
 * @returns whether the user did not have it
 */
export async function giveRole(
  ctx: ShopCtx,
  { userId, role, actorId }: { userId: string; role: Role; actorId: string },
): Promise<boolean> {
  const given = await ctx.db
    .insert(userRoles)
    .values({ userId, role })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  if (given.length > 0) {
    const after = await rolesOf(ctx, userId)
    const changes = { roles: { before: after.filter((one) => one !== role), after } }
    await recordAudit(ctx, { actorId, action: 'role.granted', subjectId: userId, details: { role }, changes })
  }
  return given.length > 0
}

/** The roles of a user by name, as the audit log shows them. */
export async function rolesOf(ctx: ShopCtx, userId: string): Promise<Role[]> {
  const rows = await ctx.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role))
  return rows.map(({ role }) => role)
}

/** Gives a user a role; if they did not have it, their sessions end, so that they sign in again to use it. */
export async function giveRoleAndEndSessions(
  ctx: ShopCtx,
  input: Parameters<typeof giveRole>[1],
): Promise<void> {
  if (await giveRole(ctx, input)) await endSessions(ctx, { userId: input.userId })
}

/**
 * Checks again, inside the transaction, that the actor is an admin: the role may have been taken away in the meantime.
 * @throws DomainError forbidden
 */
export async function requireStillAdmin(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  if (!(await lockAdmins(ctx)).includes(userId)) throw new DomainError('forbidden')
}

/** Somebody who was invited and has set no password cannot sign in. */
const hasJoined = or(isNull(users.invitedAt), isNotNull(users.emailConfirmedAt))

/**
 * Locks the admins and returns the ids of those who can sign in. No other role changes, and no other admin is locked out,
 * until the transaction ends.
 */
export async function lockAdmins(ctx: ShopCtx): Promise<string[]> {
  await ctx.db.execute(sql`lock table user_roles in share row exclusive mode`)
  const rows = await ctx.db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), isNull(users.lockedAt), hasJoined))
  return rows.map(({ id }) => id)
}
