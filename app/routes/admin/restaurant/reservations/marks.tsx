import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { DayReservation } from '#domain/restaurant/table-desk/views.ts'

const SIGNS = { allergies: '!', occasion: '★', jars: '▣', wishes: '✎', notes: '☰' } as const
const TONES = {
  allergies: 'bg-chilli text-white',
  occasion: 'bg-turmeric text-black',
  jars: 'border border-current',
  wishes: 'border border-current',
  notes: 'border border-current',
} as const

/**
 * Marks for what the team has to know of a party before it comes to the table: a sign each, and words for screen
 * readers.
 */
export function Marks({ of: { allergies, occasion, jars, wishes, hasGuestNotes } }: { of: DayReservation }) {
  const { reservations: texts } = useStaffMessages()
  const has = {
    allergies: allergies !== '',
    occasion: occasion !== null,
    jars: jars.length > 0,
    wishes: wishes !== '',
    notes: hasGuestNotes,
  }
  const shown = (['allergies', 'occasion', 'jars', 'wishes', 'notes'] as const).filter((mark) => has[mark])
  return shown.map((mark) => (
    <span
      key={mark}
      title={texts.marks[mark]}
      className={`inline-grid size-5 shrink-0 place-items-center rounded-full text-xs leading-none font-bold ${TONES[mark]}`}
    >
      <span aria-hidden="true">{SIGNS[mark]}</span>
      <span className="sr-only">{texts.marks[mark]}.</span>
    </span>
  ))
}
