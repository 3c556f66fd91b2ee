import { DeskButton } from '#app/components/admin/restaurant/desk-button.tsx'
import { ReservationBadge } from '#app/components/admin/restaurant/reservation-badge.tsx'
import { stepsFrom, stepText } from '#app/components/admin/restaurant/steps.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { DayReservation, ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { Marks } from './marks.tsx'
import { lateText, minutesLate, partyName } from './party-words.ts'
import { listOf, type SteadyParty } from './steady-parties.ts'

type PartyListProps = { day: ServiceDay; parties: SteadyParty[]; now: Date }

/** The day as a list: who comes, who sits, who left; each with the one press that is likeliest. */
export function PartyList({ day, parties, now }: PartyListProps) {
  const { reservations: texts } = useStaffMessages()
  const over = parties.filter(({ list }) => list === 'over')
  return (
    <div className="grid content-start gap-6">
      {(['coming', 'seated'] as const).map((list) => {
        const rows = parties.filter((party) => party.list === list)
        return (
          <section key={list} id={list} aria-labelledby={`${list}-title`} className="scroll-mt-20">
            <h2 id={`${list}-title`} className="text-lg">
              {texts.lists[list]}{' '}
              <span className="text-base font-normal text-stone tabular-nums">{rows.length}</span>
            </h2>
            {rows.length === 0 ? (
              <p className="mt-1 text-stone">{texts.nobody[list]}</p>
            ) : (
              <Rows {...{ rows, day, now }} />
            )}
          </section>
        )
      })}
      {over.length > 0 && (
        <details>
          <summary className="link min-h-11 cursor-pointer content-center">
            {texts.lists.over} ({over.length})
          </summary>
          <Rows {...{ rows: over, day, now }} />
        </details>
      )}
    </div>
  )
}

function Rows({ rows, day, now }: { rows: SteadyParty[]; day: ServiceDay; now: Date }) {
  return (
    <ul className="mt-2 grid gap-2">
      {rows.map(({ party, list }) => (
        <Row
          key={party.id}
          party={party}
          // In the list of its state that goes without saying.
          isElsewhere={
            list !== listOf(party) ||
            list === 'over' ||
            party.status === 'held' ||
            party.status === 'awaiting_deposit'
          }
          tables={day.tables
            .filter(({ id }) => party.tableIds.includes(id))
            .map(({ name }) => name)
            .join(' + ')}
          now={now}
        />
      ))}
    </ul>
  )
}

type RowProps = { party: DayReservation; isElsewhere: boolean; tables: string; now: Date }

function Row({ party, isElsewhere, tables, now }: RowProps) {
  const { reservations: texts } = useStaffMessages()
  const [step, other] = stepsFrom(party, now)
  const late = minutesLate(party, now)
  const name = partyName(party, texts)
  const press = (to: NonNullable<typeof step>, className: string) => (
    <DeskButton
      intent={`to-${party.id}`}
      fields={{ status: to, version: party.version }}
      label={texts.stepOf(stepText(party.status, to, texts), name)}
      className={className}
    >
      {stepText(party.status, to, texts)}
    </DeskButton>
  )
  return (
    <li id={`party-${party.id}`} className="card flex scroll-mt-24 items-center gap-3 p-3">
      <LocalLink
        to="/admin/reservations/:id"
        params={{ id: party.id }}
        className="grid min-h-11 min-w-0 grow grid-cols-[3.25rem_minmax(0,1fr)] content-center gap-x-2 leading-snug hover:text-leaf"
      >
        <span className="font-semibold tabular-nums">{formatTime(party.startsAt)}</span>
        <span className="min-w-0 font-semibold wrap-anywhere">
          {name} · {texts.guests(party.partySize)}
        </span>
        <span className="col-start-2 flex flex-wrap items-center gap-1.5 text-sm text-stone">
          {late > 0 && <span className="font-semibold text-chilli-text">{lateText(late, texts)}</span>}
          {texts.table(tables)} <Marks of={party} />
          {isElsewhere && <ReservationBadge status={party.status} />}
        </span>
      </LocalLink>
      <div className="flex flex-wrap justify-end gap-2">
        {step && press(step, step === 'seated' || step === 'finished' ? 'btn-leaf' : 'btn-line')}
        {other === 'no_show' && late > 0 && press(other, 'btn-line')}
      </div>
    </li>
  )
}
