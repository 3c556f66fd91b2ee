import { endSession } from './end-session.ts'
import type { Ctx } from '../context.ts'

/** Ends the session that asks. Whoever is signed out already has nothing to end. */
export async function signOut(ctx: Ctx, sessionId: string | undefined): Promise<void> {
  if (sessionId && ctx.actor.role === 'customer') await endSession(ctx, sessionId)
}
