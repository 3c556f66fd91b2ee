import { findPasswordLink } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

/** True if a link to set a password is still valid. Checking does not use it up. */
export async function isPasswordLinkGood(ctx: Ctx, { token }: { token: string }): Promise<boolean> {
  return inTransaction(asShop(ctx), async (ctx) => (await findPasswordLink(ctx, { token })) !== undefined)
}
