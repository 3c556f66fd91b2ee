import { eq, sql } from 'drizzle-orm'
import { mails, users } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { forgetCustomerOfOrders, linkGuestOrders } from '../orders/index.ts'
import { isLastAdmin } from '../roles/index.ts'
import { lockUser } from '../accounts/internal.ts'
import { checkOwnPassword } from '../passwords/check-own-password.ts'
import type { DeleteAccountResult } from '../accounts/schemas.ts'

/**
 * Deletes the actor's account and with it all that only the account needed. Orders stay for as long as tax law wants
 * them, with name, address and amounts; their other details go as soon as they are done.
 */
export async function deleteAccount(ctx: Ctx, password: string): Promise<DeleteAccountResult> {
  const own = await checkOwnPassword(ctx, password)
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteAccountResult> => {
    await lockUser(ctx, own.id)
    if (await isLastAdmin(ctx, own.id)) return { ok: false, reason: 'last_admin' }
    // What they ordered as a guest since the last code is theirs too.
    await linkGuestOrders(ctx, own.id, own.email)
    await forgetCustomerOfOrders(ctx, own.id)
    // What was sent to them names them; that something was sent may stay.
    await ctx.db
      .update(mails)
      .set({ to: '', subject: '', text: null, html: null })
      .where(eq(sql`lower(${mails.to})`, own.email))
    await ctx.db.delete(users).where(eq(users.id, own.id))
    await recordAudit(ctx, { actorId: own.id, action: 'account.deleted', subjectId: own.id })
    return { ok: true }
  })
}
