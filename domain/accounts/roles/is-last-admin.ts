import type { ShopCtx } from '#domain/kernel/context.ts'
import { lockAdmins } from './internal.ts'

/** True if the user is the only admin. This stays true until the caller's transaction ends. */
export async function isLastAdmin(ctx: ShopCtx, { userId }: { userId: string }): Promise<boolean> {
  const admins = await lockAdmins(ctx)
  return admins.length === 1 && admins[0] === userId
}
