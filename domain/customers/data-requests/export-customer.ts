import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { exportPerson } from '../customers/index.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { policy } from './policy.ts'
import type { ExportCustomerInput } from './schemas.ts'

/**
 * Everything the shop knows about a person with an account, for somebody who asked for it: the same as they can fetch
 * themselves.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function exportCustomer(
  ctx: Ctx,
  { customerId }: ExportCustomerInput,
): Promise<Record<string, unknown>> {
  const { id: actorId } = policy.exportCustomer(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await requireStillAdmin(ctx, { userId: actorId })
    const data = await exportPerson(ctx, { userId: customerId })
    await recordAudit(ctx, { actorId, action: 'account.exported', subjectId: customerId })
    return data
  })
}
