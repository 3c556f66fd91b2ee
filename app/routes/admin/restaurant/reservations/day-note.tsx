import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import type { DayReply } from './day-actions.ts'

/** A note for the team about a day. */
export function DayNote({ day, pageReply }: { day: ServiceDay; pageReply: DayReply | undefined }) {
  const { reservations } = useStaffMessages()
  const texts = reservations.note
  const { pathname, search } = useLocation()
  const action = `${pathname}${search}#note`
  return (
    <details id="note" className="card scroll-mt-20 p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold text-leaf">
        {texts.title}
      </summary>
      <StaffForm
        key={`${day.day} ${day.note}`}
        intent="note"
        idPrefix="note"
        action={action}
        pageReply={pageReply}
        values={{ note: day.note }}
        submit={texts.submit}
      >
        <input type="hidden" name="day" value={day.day} />
        <TextField
          name="note"
          label={texts.label}
          input={{ maxLength: 200, autoComplete: 'off' }}
          isOptional
        />
      </StaffForm>
    </details>
  )
}
