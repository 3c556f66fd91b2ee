import type { Ctx } from '#domain/kernel/context.ts'
import { endSession } from './end-session.ts'

/** Ends the browser's session; does nothing if it is signed out already. */
export async function signOut(ctx: Ctx, { sessionId }: { sessionId: string | undefined }): Promise<void> {
  if (sessionId && ctx.actor.role === 'customer') await endSession(ctx, { sessionId })
}
