import { eq } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { lockEvent } from '../event-sign-ups/index.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
import { namedInAudit, readEvent } from './internal.ts'
import { policy } from './policy.ts'
import type { SetPictureResult } from './schemas.ts'

/**
 * Shows an uploaded file as the picture of an event, in the place of the one before.
 * @throws DomainError forbidden, not_found
 */
export async function setEventPicture(
  ctx: Ctx,
  { id, file }: { id: string; file: Uint8Array },
): Promise<SetPictureResult> {
  const actor = policy.setEventPicture(ctx)
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => readEvent(ctx, id),
    async show(ctx, { name: picture }): Promise<SetPictureResult> {
      const event = await lockEvent(ctx, { id })
      await ctx.db
        .update(events)
        .set({ picture, version: event.version + 1, updatedAt: ctx.now() })
        .where(eq(events.id, id))
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'event.changed',
        subjectId: id,
        details: namedInAudit(event),
        changes: { picture: { before: event.picture, after: picture } },
      })
      return { ok: true }
    },
  })
}
