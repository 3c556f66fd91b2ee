import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readEvent, toStaffEvent } from './internal.ts'
import { policy } from './policy.ts'
import type { EventIdInput, StaffEvent } from './schemas.ts'

/**
 * An event as staff edit it, drafts too.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffEvent(ctx: Ctx, { id }: EventIdInput): Promise<StaffEvent> {
  policy.getStaffEvent(ctx)
  return toStaffEvent(ctx, await inTransaction(ctx, (ctx) => readEvent(ctx, id)))
}
