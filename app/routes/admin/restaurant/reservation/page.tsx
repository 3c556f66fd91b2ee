import { DeskNotice } from '#app/components/admin/restaurant/desk-notice.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffReservation } from '#domain/restaurant/guest-desk/index.ts'
import { listServiceDay } from '#domain/restaurant/table-desk/index.ts'
import { addGuestNoteInput, type StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { ChangeForm } from './change-form.tsx'
import { Facts } from './facts.tsx'
import { Guest } from './guest.tsx'
import { History } from './history.tsx'
import { MoveForm } from './move-form.tsx'
import { RESERVATION_ACTIONS } from './reservation-actions.ts'
import { Steps } from './steps.tsx'
import { KEEPING_STATES } from '#shared/restaurant/states.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const reservation = await runVerb(context, (ctx) =>
    getStaffReservation(ctx, {
      id: requireParam(addGuestNoteInput.shape.reservationId, params.id, 'reservation'),
    }),
  )
  const day = await runVerb(context, (ctx) => listServiceDay(ctx, { day: reservation.day }))
  const { tables, service, reservations, now } = day
  const orders = reservations.find(({ id }) => id === reservation.id)
  return { reservation, orders, tables: tables.filter(({ isActive }) => isActive), service, now }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(
    { ...args, id: requireParam(addGuestNoteInput.shape.reservationId, args.params.id, 'reservation') },
    RESERVATION_ACTIONS,
  )
}

/** A reservation: what happens with it, who the guest is, and what was done. */
export default function ReservationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reservation, orders, tables, service, now } = loaderData
  const { reservations: texts } = useStaffMessages()
  const reply = actionData
  const { name, partySize, day, version } = reservation
  return (
    <>
      <OfficeHead
        title={texts.detail.title(name || texts.walkInName, partySize)}
        back={{ to: { to: '/admin/reservations', search: { day } }, text: texts.all }}
      />
      {reply?.refusal?.reason !== 'no_contact' && <DeskNotice reply={reply as never} />}
      <Facts reservation={reservation} orders={orders} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Steps reservation={reservation} now={now} />
          {canChange(reservation) && (
            <MoveForm key={`move-${version}`} {...{ reservation, tables, service, pageReply: reply }} />
          )}
          <Guest reservation={reservation} pageReply={reply} />
        </div>
        <div className="grid gap-6">
          {canChange(reservation) && (
            <ChangeForm key={`change-${version}`} {...{ reservation, service, pageReply: reply }} />
          )}
          <History reservation={reservation} />
        </div>
      </div>
    </>
  )
}

/** True if it has a table still: a visit that is over is not changed any more. */
function canChange({ status }: StaffReservation): boolean {
  return KEEPING_STATES.some((state) => state === status)
}
