import { DeskNotice } from '#app/components/admin/restaurant/desk-notice.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { NewsBar } from '#app/components/admin/live/news-bar.tsx'
import { useLiveData } from '#app/components/admin/live/use-live-data.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useNow } from '#app/components/ui/use-now.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getDoor } from '#domain/restaurant/table-desk/index.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { doorInput } from '#domain/restaurant/table-desk/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { CloseForm } from './close-form.tsx'
import { CloseOuts, OddParties } from './close-outs.tsx'
import { DAY_ACTIONS, type DayReply } from './day-actions.ts'
import { DayHead } from './day-head.tsx'
import { DayNote } from './day-note.tsx'
import { DaySums } from './day-sums.tsx'
import { DeskDetails } from './desk-details.tsx'
import { FoundGuests } from './found-guests.tsx'
import { type Frame, frameOf, instantAt, STEPS_PER_HOUR, STEPS_PER_MOVE } from './frame.ts'
import { PartyList } from './party-list.tsx'
import { PhoneForm } from './phone-form.tsx'
import { steadyParties } from './steady-parties.ts'
import { Timeline } from './timeline.tsx'
import { Waitlist } from './waitlist.tsx'
import { WalkIn } from './walk-in.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) || undefined
  const input = doorInput.safeParse({
    day: asked('day'),
    guests: asked('guests') && Number(asked('guests')),
    search: asked('search'),
  })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => getDoor(ctx, input.data))
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, DAY_ACTIONS)
}

/** A day at the restaurant, for the person at the door. */
export default function ReservationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData
  if (found) return <FoundGuests key={found.search} search={found.search} found={found.list} />
  return <Day key={loaderData.day.day} {...loaderData} reply={actionData} />
}

type DayProps = Pick<Route.ComponentProps['loaderData'], 'day' | 'proposed'> & { reply: DayReply | undefined }

function Day({ day: loaded, proposed, reply }: DayProps) {
  const { reservations: texts } = useStaffMessages()
  const { now: fresh, show } = useLiveData<typeof loader>({
    events: `/admin/reservations/${loaded.day}/events`,
  })
  const isFresh = fresh && fresh.day.day === loaded.day && fresh.day.now > loaded.now
  const day: ServiceDay = isFresh ? fresh.day : loaded
  const { parties, arrived } = steadyParties(loaded.reservations, day.reservations)
  const now = useNow(day.now)
  const frame = frameOf(day)
  const times = frame ? timesOf(frame) : []
  const isOpen = frame !== undefined && day.tables.length > 0
  return (
    <>
      <DayHead day={day} />
      <NewsBar
        text={arrived > 0 ? texts.news(arrived) : undefined}
        button={texts.show}
        onShow={() => void show()}
      />
      <DeskNotice reply={reply} />
      {day.note && <p className="notice mb-4 font-semibold wrap-anywhere">{day.note}</p>}
      <OddParties day={day} />
      {!frame && <EmptyState title={texts.closedDay} />}
      {frame && day.tables.length === 0 && <EmptyState title={texts.noTables} />}
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DaySums day={day} />
          {day.day === day.today && <WalkIn proposed={proposed} />}
          <Timeline day={day} frame={frame} now={now} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <PartyList day={day} parties={parties} now={now} />
            <div className="grid gap-4">
              <PhoneForm day={day} times={times.slice(0, -2)} pageReply={reply} />
              <Waitlist day={day} />
              <CloseOuts day={day} />
              <DeskDetails
                id="close"
                title={texts.closeOut.title}
                hint={texts.closeOut.hint}
                isOpen={reply?.intent === 'close'}
              >
                <CloseForm day={day} times={times} pageReply={reply} />
              </DeskDetails>
              <DayNote day={day} pageReply={reply} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** The quarters of an hour of a frame, its end included. */
function timesOf(frame: Frame): string[] {
  const count = (frame.hours * STEPS_PER_HOUR) / STEPS_PER_MOVE
  return Array.from({ length: count + 1 }, (_, i) => formatTime(instantAt(frame, i * STEPS_PER_MOVE)))
}
