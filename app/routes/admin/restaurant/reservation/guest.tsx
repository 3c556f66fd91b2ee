import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { ReservationReply } from './reservation-actions.ts'

type GuestProps = { reservation: StaffReservation; pageReply: ReservationReply | undefined }

/** The number of the guest's visits, and what the team knows: over all visits. */
export function Guest({ reservation: { guest }, pageReply }: GuestProps) {
  const { reservations } = useStaffMessages()
  const texts = reservations.detail
  const locale = useLocale()
  if (!guest.isKnown) {
    return (
      <OfficeCard id="guest" title={texts.guest}>
        <p>{texts.unknown}</p>
      </OfficeCard>
    )
  }
  return (
    <OfficeCard id="guest" title={texts.guest} hint={texts.guestHint}>
      <p className="mb-4 flex flex-wrap gap-x-6 font-semibold">
        {texts.visits(guest.visits)}
        {guest.noShows > 0 && <span className="text-chilli-text">{texts.noShows(guest.noShows)}</span>}
      </p>
      {guest.notes.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {guest.notes.map(({ text, at, by }, i) => (
            <li key={i} className="py-3 wrap-anywhere">
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-sm text-stone tabular-nums">
                {formatDateTime(at, locale)}, {texts.by(by ?? texts.someone)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <StaffForm
        intent="note"
        idPrefix="note"
        pageReply={pageReply}
        refusalText={() => ({ text: texts.unknown })}
        submit={texts.addNote}
      >
        <TextArea name="text" label={texts.note} rows={2} />
      </StaffForm>
    </OfficeCard>
  )
}
