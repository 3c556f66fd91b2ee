import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { takeTries } from '../accounts/internal.ts'
import { isPassword } from '../accounts/passwords.ts'
import { requireCustomer } from '../guards.ts'
import type { Wait } from '../accounts/schemas.ts'

type Checked =
  { ok: true; id: string; email: string } | ({ ok: false } & ({ reason: 'wrong_password' } | Wait))

/** Has the actor show once more that it is them, before what cannot be undone. */
export async function checkOwnPassword(ctx: Ctx, password: string): Promise<Checked> {
  const userId = requireCustomer(ctx).id
  const refused = await takeTries(ctx, ['sign_in', userId])
  if (refused) return refused
  const [user] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId)),
  )
  if (!user) throw new DomainError('not_found', 'account')
  if (!(await isPassword(ctx, user.passwordHash, password))) return { ok: false, reason: 'wrong_password' }
  await ctx.limits.forget('sign_in', userId)
  return { ok: true, id: user.id, email: user.email }
}
