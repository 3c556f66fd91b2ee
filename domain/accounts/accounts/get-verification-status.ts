import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { VerificationStatus } from './views.ts'

/**
 * Tells if the actor's address is verified, and if it still has to be (docs/specification.md §7). If that cannot be
 * read, nothing is required (§8), and nothing else is known.
 * @throws DomainError forbidden, not_found
 */
export async function getVerificationStatus(ctx: Ctx): Promise<VerificationStatus> {
  const { id } = policy.getVerificationStatus(ctx)
  const found = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ email: users.email, verifiedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, id)),
  ).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the verification could not be read')
  })
  if (!found) return { email: null, isVerified: false, isVerificationRequired: false, verifiedAt: null }
  const [user] = found
  if (!user) throw new DomainError('not_found', 'account')
  return { ...user, isVerified: user.verifiedAt !== null, isVerificationRequired: user.verifiedAt === null }
}
