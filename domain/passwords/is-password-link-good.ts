import { asShop, type Ctx, inTransaction } from '../context.ts'
import { findPasswordLink } from '../accounts/password-link.ts'

/** Whether a link to set a password would still be taken. Looking at it uses nothing up. */
export async function isPasswordLinkGood(ctx: Ctx, token: string): Promise<boolean> {
  return inTransaction(asShop(ctx), async (ctx) => (await findPasswordLink(ctx, token)) !== undefined)
}
