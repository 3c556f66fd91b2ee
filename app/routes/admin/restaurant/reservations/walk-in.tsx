import { DeskButton } from '#app/components/admin/restaurant/desk-button.tsx'
import { placeText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { ProposedTables } from '#domain/restaurant/table-desk/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'

/** So many guests have a button of their own. */
const BUTTONS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Somebody stands at the door: one press says how many, the next seats them. */
export function WalkIn({ proposed }: { proposed: ProposedTables | undefined }) {
  const { reservations: texts } = useStaffMessages()
  return (
    <OfficeCard id="walk-in" title={texts.walkIn.title} className="print:hidden">
      <div className="-mt-2 flex flex-wrap items-end gap-x-6 gap-y-3">
        <nav aria-label={texts.walkIn.hint} className="flex flex-wrap items-center gap-2">
          {BUTTONS.map((guests) => (
            <LocalLink
              key={guests}
              to="/admin/reservations"
              search={{ guests }}
              hash="walk-in"
              preventScrollReset
              aria-label={texts.guests(guests)}
              aria-current={proposed?.partySize === guests ? 'true' : undefined}
              className="btn btn-line size-12 p-0 tabular-nums aria-[current]:bg-leaf aria-[current]:text-coconut"
            >
              {guests}
            </LocalLink>
          ))}
        </nav>
        <MoreGuests />
      </div>
      {proposed && <Proposed proposed={proposed} />}
    </OfficeCard>
  )
}

/** A larger party types how many it is. */
function MoreGuests() {
  const { walkIn: texts } = useStaffMessages().reservations
  return (
    <form
      method="get"
      action={`${pathTo('/admin/reservations', useLocale())}#walk-in`}
      className="flex items-end gap-2"
    >
      <label className="grid gap-1">
        <span className="text-sm">{texts.more}</span>
        <input
          name="guests"
          type="number"
          min={9}
          max={100}
          required
          className="input w-24"
          autoComplete="off"
        />
      </label>
      <button type="submit" className="btn btn-line">
        {texts.choose}
      </button>
    </form>
  )
}

function Proposed({ proposed: { partySize, isOpen, places, nearest } }: { proposed: ProposedTables }) {
  const { reservations: texts } = useStaffMessages()
  return (
    <div role="status" className="mt-4">
      <p className="mb-2 font-semibold">
        {isOpen ? null : `${texts.walkIn.closed} `}
        {places.length === 0
          ? texts.walkIn.none(partySize)
          : isOpen
            ? texts.walkIn.free(partySize)
            : texts.walkIn.anyway(partySize)}
      </p>
      {nearest.length > 0 && (
        <p>{texts.walkIn.next(nearest.map((place) => placeText(place, texts)).join('; '))}</p>
      )}
      <ul className="flex flex-wrap gap-3">
        {places.map(({ tableIds, tables, until, isShort }, i) => (
          <li key={tableIds.join()}>
            <DeskButton
              intent={`seat-${tableIds.join(',')}`}
              fields={{ guests: partySize }}
              className={i === 0 && isOpen ? 'btn-leaf' : 'btn-line'}
            >
              {texts.walkIn.seat(tables.join(' + '))}
              <span className="font-normal">
                {isShort ? texts.walkIn.short(formatTime(until)) : texts.until(formatTime(until))}
              </span>
            </DeskButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
