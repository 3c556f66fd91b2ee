import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { auditLog, guestNotes, reservations } from '#database/schema/index.ts'
import { findNames } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { findPartiesOfGuest } from '../guests/index.ts'
import { readReservation, tableIdsOf, tableNamesOf } from '../seating/index.ts'
import { notesOf, reservationsOf } from './guest-of.ts'
import { policy } from './policy.ts'
import type { StaffReservation } from './schemas.ts'

/** So much of what was written about a guest is read at the door. */
const MOST_NOTES = 50

/**
 * A reservation as the team sees it: with its history, what is known of the guest, and how often the guest came or did not.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffReservation(ctx: Ctx, { id }: { id: string }): Promise<StaffReservation> {
  policy.getStaffReservation(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const row = await readReservation(ctx, { id })
    const { heldBy: _holder, keepsTables: _keeps, customerId: _customer, ...facts } = row
    const { reservationIds, waitlistIds } = await findPartiesOfGuest(ctx, { reservationId: id })
    const hasLapsed = row.status === 'held' && row.heldUntil !== null && row.heldUntil <= ctx.now()
    return {
      ...facts,
      status: hasLapsed ? 'lapsed' : row.status,
      tableIds: await tableIdsOf(ctx, { id }),
      tables: await tableNamesOf(ctx, { id }),
      history: await readHistory(ctx, id),
      guest: await readGuest(ctx, row),
      ofGuest: reservationIds.length + waitlistIds.length,
    }
  })
}

async function readHistory(ctx: ShopCtx, id: string): Promise<StaffReservation['history']> {
  const entries = await ctx.db
    .select({
      at: auditLog.createdAt,
      action: auditLog.action,
      actorId: auditLog.actorId,
      changes: auditLog.changes,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
  const names = await findNames(ctx, { ids: entries.map(({ actorId }) => actorId) })
  return entries.map(({ actorId, ...entry }) => ({ ...entry, by: names.get(actorId ?? '') ?? null }))
}

async function readGuest(
  ctx: ShopCtx,
  reservation: { id: string; email: string; phone: string },
): Promise<StaffReservation['guest']> {
  const { db } = ctx
  const isGuest = reservationsOf(reservation)
  // Somebody at the door who gave no contact: only this visit is known.
  if (!isGuest) return { isKnown: false, visits: 0, noShows: 0, notes: [] }
  const others = await db
    .select({ status: reservations.status })
    .from(reservations)
    .where(and(isGuest, ne(reservations.id, reservation.id)))
  const notes = await db
    .select({ text: guestNotes.text, at: guestNotes.createdAt, authorId: guestNotes.authorId })
    .from(guestNotes)
    .where(notesOf(reservation))
    .orderBy(desc(guestNotes.createdAt), asc(guestNotes.id))
    .limit(MOST_NOTES)
  const names = await findNames(ctx, { ids: notes.map(({ authorId }) => authorId) })
  const count = (...states: string[]) => others.filter(({ status }) => states.includes(status)).length
  return {
    isKnown: true,
    visits: count('finished', 'seated'),
    noShows: count('no_show'),
    notes: notes.map(({ authorId, ...note }) => ({ ...note, by: names.get(authorId ?? '') ?? null })),
  }
}
