import type { Ctx } from '../context.ts'
import { lockAdmins } from './internal.ts'

/** Whether nobody else could give roles. For the shop's own use, inside the caller's transaction, until its end. */
export async function isLastAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  const admins = await lockAdmins(ctx)
  return admins.length === 1 && admins[0] === userId
}
