import { isPasswordOf } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { exportPerson } from '../customers/index.ts'
import { requireStillAdmin } from '../roles/index.ts'
import { policy } from './policy.ts'
import type { ExportCustomerInput, ExportResult } from './schemas.ts'

/**
 * Everything the shop knows about a person with an account, for somebody who asked for it: the same as they can fetch
 * themselves. Takes the admin's own password.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function exportCustomer(
  ctx: Ctx,
  { customerId, password }: ExportCustomerInput,
): Promise<ExportResult> {
  const { id: actorId } = policy.exportCustomer(ctx)
  const own = await isPasswordOf(asShop(ctx), { userId: actorId, password })
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<ExportResult> => {
    await requireStillAdmin(ctx, { userId: actorId })
    const data = await exportPerson(ctx, { userId: customerId })
    await recordAudit(ctx, { actorId, action: 'account.exported', subjectId: customerId })
    return { ok: true, data }
  })
}
