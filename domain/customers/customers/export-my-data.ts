import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { exportPerson } from './export-person.ts'
import { policy } from './policy.ts'

/**
 * Everything the shop knows about the actor, as JSON, with times in UTC and amounts in ZAR cents.
 * @throws DomainError forbidden, not_found
 */
export async function exportMyData(ctx: Ctx): Promise<object> {
  const { id } = policy.exportMyData(ctx)
  return exportPerson(asShop(ctx), { userId: id })
}
