import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { auditLog, jobs, userRoles, users } from '#database/schema/index.ts'
import { createUser, issueLink } from '#domain/accounts/accounts/index.ts'
import { findSession, finishChallenge, issueCode, startSignIn } from '#domain/accounts/sign-in/index.ts'
import type { FinishChallengeInput } from '#domain/accounts/sign-in/schemas.ts'
import type { LinkPurpose } from '#shared/base/mail-links.ts'
import type { Role } from '#shared/accounts/roles.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { JobKind } from '#domain/base/jobs/schemas.ts'

export const PASSWORD = 'Galangal-27!'
export const NEW_PASSWORD = 'Lemongrass-31!'

/** A customer with a verified address, whose password is PASSWORD. */
export type TestPerson = { id: string; email: string; actor: Actor & { role: 'customer' } }

export async function addPerson(
  ctx: Ctx,
  { roles = [], ...overrides }: Partial<Parameters<typeof createUser>[1]> & { roles?: Role[] } = {},
): Promise<TestPerson> {
  const email = overrides.email ?? newAddress()
  const passwordHash = overrides.passwordHash ?? (await ctx.passwords.hash(PASSWORD))
  const id = await inTransaction(asShop(ctx), async (ctx) => {
    const created = await createUser(ctx, {
      firstName: 'Malee',
      lastName: 'Srisuk',
      locale: 'en',
      emailConfirmedAt: new Date('2026-01-01T10:00:00Z'),
      ...overrides,
      passwordHash,
      email,
    })
    if (!created) throw new Error(`there is a user ${email} already`)
    for (const role of roles) await ctx.db.insert(userRoles).values({ userId: created.id, role })
    return created.id
  })
  return { id, email, actor: { role: 'customer', id } }
}

/** A customer whom staff registered: without a password, the address unverified. */
export async function addInvited(ctx: Ctx): Promise<{ id: string; email: string }> {
  const email = newAddress()
  const created = await inTransaction(asShop(ctx), (ctx) =>
    createUser(ctx, { email, firstName: 'Nok', lastName: 'Jaidee', locale: 'th' }),
  )
  if (!created) throw new Error('nobody was invited')
  return { id: created.id, email }
}

/** An address that nobody has. */
export function newAddress(): string {
  return `person-${randomBytes(5).toString('hex')}@example.com`
}

/** The same person on the staff pages. */
export function asStaff({ id }: TestPerson, isAdmin = false): Actor {
  return { role: 'staff', id, isAdmin }
}

/** An admin and a moderator of the shop of `ctx`, whom a test file has from its first test on, and what they act with. */
export function useStaff(ctx: () => Ctx) {
  // Both are filled in before the first test.
  const ada = {} as TestPerson
  const moe = {} as TestPerson
  beforeAll(async () => {
    Object.assign(ada, await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada', lastName: 'Owner' }))
    Object.assign(moe, await addPerson(ctx(), { roles: ['moderator'] }))
  })
  return {
    ada,
    moe,
    admin: (): Ctx => ({ ...ctx(), actor: asStaff(ada, true) }),
    moderator: (): Ctx => ({ ...ctx(), actor: asStaff(moe) }),
  }
}

/** The user's row, as the shop sees it. */
export async function userOf(ctx: Ctx, email: string) {
  const [user] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.select().from(users).where(eq(users.email, email)),
  )
  return user
}

/** The same context, `milliseconds` later. */
export function later(ctx: Ctx, milliseconds: number): Ctx {
  return { ...ctx, now: () => new Date(ctx.now().getTime() + milliseconds) }
}

/** A browser without a session or cart. */
export const emptyBrowser: Omit<FinishChallengeInput, 'token' | 'code'> = {
  cart: { lines: [], owner: undefined },
  isInCheckout: false,
}

/** The code in the challenge's next mail; the previous one stops working. */
export async function codeOf(ctx: Ctx, challengeId: string): Promise<string> {
  const issued = await issueCode(asShop(ctx), { challengeId })
  if (!issued) throw new Error('the challenge is over')
  return issued.code
}

export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000'
}

/** The token of the link in the next mail; the previous one stops working. */
export async function linkOf(ctx: Ctx, userId: string, purpose: LinkPurpose) {
  const issued = await issueLink(asShop(ctx), { userId, purpose })
  if (!issued) throw new Error('there is no such user')
  return issued.token
}

/** An unfinished sign-in: the password was right, the code has been mailed. */
export async function beginSignIn(ctx: Ctx, { email }: { email: string }, password = PASSWORD) {
  const started = await startSignIn(ctx, { email, password })
  if (!started.ok) throw new Error(`the sign-in was refused: ${started.reason}`)
  return { ...started, code: await codeOf(ctx, started.challenge.challengeId) }
}

/** A finished sign-in: the session, the token in its cookie, and that of the known device. */
export async function signIn(ctx: Ctx, person: { email: string }, browser = emptyBrowser) {
  const { token, code } = await beginSignIn(ctx, person)
  const done = await finishChallenge(ctx, { token, code, ...browser })
  if (!done.ok || done.type !== 'signin') throw new Error(`the code was refused: ${JSON.stringify(done)}`)
  const session = await findSession(ctx, { token: done.session.token })
  if (!session) throw new Error('there is no session after signing in')
  return { ...done.session, id: session.id, device: done.device }
}

/** The payloads of the jobs of a kind that are about a user or a challenge. */
export async function jobsOf(ctx: Ctx, kind: JobKind, id: string): Promise<unknown[]> {
  const rows = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ payload: jobs.payload })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), sql`${jobs.payload}::text like ${`%${id}%`}`)),
  )
  return rows.map(({ payload }) => payload)
}

/** The audit log's entries about somebody, oldest first. */
export async function auditOf(ctx: Ctx, subjectId: string) {
  return inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ actorId: auditLog.actorId, action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subjectId, subjectId))
      .orderBy(asc(auditLog.id)),
  )
}

/** The changes that the entries of the audit log about somebody or something name, in order. */
export async function changesOf(ctx: Ctx, subjectId: string) {
  const rows = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.subjectId, subjectId))
      .orderBy(asc(auditLog.id)),
  )
  return rows.map(({ changes }) => changes)
}
