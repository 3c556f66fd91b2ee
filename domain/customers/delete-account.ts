import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { lockUser } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { forgetMails } from '../mails/index.ts'
import { forgetCustomerOfOrders, linkGuestOrders } from '../orders/index.ts'
import { checkOwnPassword } from '../passwords/index.ts'
import { isLastAdmin } from '../roles/index.ts'
import { forgetContacts } from './forget-contacts.ts'
import { policy } from './policy.ts'
import type { DeleteAccountInput, DeleteAccountResult } from './schemas.ts'

/**
 * Deletes the actor's account and everything that only the account needed. Orders stay for as long as tax law requires,
 * with name, address and amounts; their other details are cleared as soon as they are done.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function deleteAccount(ctx: Ctx, input: DeleteAccountInput): Promise<DeleteAccountResult> {
  policy.deleteAccount(ctx)
  const own = await checkOwnPassword(ctx, input)
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteAccountResult> => {
    await lockUser(ctx, { userId: own.id })
    if (await isLastAdmin(ctx, { userId: own.id })) return { ok: false, reason: 'last_admin' }
    // They may have ordered as a guest since they signed in.
    await linkGuestOrders(ctx, { customerId: own.id, provedEmail: own.email })
    await forgetCustomerOfOrders(ctx, { customerId: own.id })
    await forgetContacts(ctx)
    await forgetMails(ctx, { addresses: [own.email] })
    await ctx.db.delete(users).where(eq(users.id, own.id))
    await recordAudit(ctx, { actorId: own.id, action: 'account.deleted', subjectId: own.id })
    return { ok: true }
  })
}
