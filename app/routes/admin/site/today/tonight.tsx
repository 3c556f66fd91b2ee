import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Tonight as Counts } from '#domain/restaurant/table-desk/schemas.ts'

/** The guests of the restaurant today, in a line that leads to them; nothing if there are none. */
export function Tonight({ counts: { parties, guests, waiting } }: { counts: Counts }) {
  const { reservations: texts } = useStaffMessages()
  if (parties === 0 && waiting === 0) return null
  return (
    <LocalLink
      to="/admin/reservations"
      className="notice mb-4 block min-h-11 content-center font-semibold tabular-nums hover:underline"
    >
      {texts.title}: {texts.parties(parties)}, {texts.guests(guests)}
      {waiting > 0 && ` · ${texts.waiting(waiting)}`}
    </LocalLink>
  )
}
