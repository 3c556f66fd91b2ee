import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { shopLocalTime } from '#shared/kernel/dates.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { namedInAudit } from './internal.ts'
import { listGuests } from './list-guests.ts'
import { policy } from './policy.ts'
import type { EventIdInput } from './schemas.ts'

const HEAD = [
  'name',
  'email',
  'phone',
  'seats',
  'state',
  'position',
  'wishes',
  'language',
  'signed_up',
  'came',
]

/**
 * The guests of an event as CSV, with times of the shop.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function exportGuests(
  ctx: Ctx,
  { id }: EventIdInput,
): Promise<{ slug: string; parts: AsyncIterable<Uint8Array> }> {
  const actor = policy.exportGuests(ctx)
  const { event, guests } = await listGuests(ctx, { id })
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.guests-exported',
      subjectId: id,
      details: { ...namedInAudit(event), guests: String(guests.length) },
    }),
  )
  const rows = guests.map((guest) => [
    guest.name,
    guest.email,
    guest.phone,
    guest.seats,
    guest.state,
    guest.position,
    guest.wishes,
    guest.locale,
    shopLocalTime(guest.signedUpAt),
    guest.checkedInAt ? shopLocalTime(guest.checkedInAt) : null,
  ])
  return { slug: event.slug, parts: writeCsv(HEAD, rows) }
}
