import { eq } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import type { ReservationState } from '#shared/reservations/states.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { requireShop } from '../guards.ts'
import type { JobHandlers } from '../jobs/schemas.ts'
import { deliverMail } from '../mails/index.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { getShop } from '../settings/index.ts'
import { newsMail } from './reservation-mail.ts'
import type { ReservationNews } from './texts.ts'

/** The mails to guests about their tables, by the kind of their jobs. */
export const reservationMailJobs = {
  'send-reservation-confirmed': sends('confirmed', 'confirmed'),
  'send-reservation-changed': sends('changed', 'confirmed'),
  'send-reservation-cancelled': sends('cancelled', 'cancelled'),
  'send-reservation-reminder': sends('reminder', 'confirmed'),
  'send-table-offer': sends('offer', 'held'),
} satisfies Partial<JobHandlers>

/** Mails what is still true when the job runs: who has cancelled meanwhile is not reminded. */
function sends(about: ReservationNews, status: ReservationState) {
  return async (ctx: Ctx, { reservationId, jobId }: { reservationId: string; jobId: number }) => {
    requireShop(ctx)
    await deliverMail(asShop(ctx), {
      jobId,
      name: `reservation-${reservationId}-${about}-${jobId}`,
      async write() {
        const [row] = await inTransaction(asShop(ctx), ({ db }) =>
          db.select().from(reservations).where(eq(reservations.id, reservationId)),
        )
        if (row?.status !== status || row.email === '') return undefined
        if (about === 'reminder' && row.startsAt <= ctx.now()) return undefined
        return newsMail({
          guest: { ...row, to: row.email, key: reservationKeyOf(ctx, row.id) },
          about,
          shop: await getShop(ctx),
        })
      },
    })
  }
}
