import { guestNotes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readReservation } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { AddGuestNoteInput, AddGuestNoteResult } from './schemas.ts'

/**
 * The team leaves a note on a guest, for each other: it is there again at the guest's next visit. Somebody who gave
 * neither a mail address nor a phone number cannot be known again.
 * @throws DomainError forbidden, not_found
 */
export async function addGuestNote(
  ctx: Ctx,
  { reservationId, text }: AddGuestNoteInput,
): Promise<AddGuestNoteResult> {
  const actor = policy.addGuestNote(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<AddGuestNoteResult> => {
    const { email, phone } = await readReservation(ctx, { id: reservationId })
    if (email === '' && phone === '') return { ok: false, reason: 'no_contact' }
    await ctx.db
      .insert(guestNotes)
      .values({ email: email.toLowerCase(), phone, text, authorId: actor.id, createdAt: ctx.now() })
    return { ok: true }
  })
}
