import { OfficeIcon } from '#app/components/admin/office-icon.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { DayReservation } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'
import { hasHandle, laneClass, type Span, spanClass } from './frame.ts'
import { Marks } from './marks.tsx'
import { lateText, minutesLate, partyName } from './party-words.ts'
import { handleId, type Mover } from './use-moves.ts'

const LOOKS: Record<ReservationState, string> = {
  held: 'border-dashed border-stone bg-rice text-stone',
  awaiting_deposit: 'border-dashed border-turmeric bg-rice',
  confirmed: 'border-leaf bg-rice',
  seated: 'on-leaf border-leaf bg-leaf text-coconut',
  finished: 'border-line bg-coconut text-stone',
  no_show: 'border-dashed border-chilli bg-coconut text-chilli-text line-through',
  cancelled: '',
  lapsed: '',
}

type PartyBlockProps = {
  party: DayReservation
  tableId: string
  span: Span
  lane: number
  now: Date
  mover: Mover
}

/** A party at its table and time: a link to all about it, where it can be moved, too, and a handle to move it by. */
export function PartyBlock({ party, tableId, span, lane, now, mover }: PartyBlockProps) {
  const { reservations: texts } = useStaffMessages()
  const name = partyName(party, texts)
  const late = minutesLate(party, now)
  const canMove = ['awaiting_deposit', 'confirmed', 'seated'].includes(party.status)
  const isMoving = mover.moving?.id === party.id
  const look = late > 0 ? 'border-turmeric bg-rice' : LOOKS[party.status]
  return (
    <li
      className={`timeline-at z-10 h-14 p-0.5 ${laneClass(lane)} ${spanClass(span)} ${isMoving ? 'opacity-50' : ''}`}
    >
      <div
        {...(canMove && mover.drag(party, tableId))}
        className={`flex h-full overflow-hidden rounded-field border-[1.5px] border-l-4 ${look}`}
      >
        <LocalLink
          to="/admin/reservations/:id"
          params={{ id: party.id }}
          draggable={false}
          className="grid min-w-0 grow content-center px-1.5 leading-tight hover:underline focus-visible:-outline-offset-3"
        >
          <span className="truncate font-semibold">
            <span className="tabular-nums">{party.partySize}</span> · {name}
          </span>
          <span className="flex items-center gap-1 overflow-hidden text-xs">
            <span className="truncate tabular-nums">
              {late > 0 ? lateText(late, texts) : formatTime(party.startsAt)}
            </span>
            <Marks of={party} />
            <span className="sr-only">{texts.states[party.status]}</span>
          </span>
        </LocalLink>
        {canMove && hasHandle(span) && (
          <button
            type="button"
            id={handleId(party.id, tableId)}
            aria-label={texts.move(`${name}, ${texts.guests(party.partySize)}`)}
            aria-pressed={isMoving}
            className="w-7 shrink-0 cursor-grab place-items-center focus-visible:-outline-offset-3 pointer-coarse:w-11"
            {...mover.keys(party, tableId)}
          >
            <OfficeIcon name="handle" className="mx-auto size-4" />
          </button>
        )}
      </div>
    </li>
  )
}
