import { useLocation } from 'react-router'
import { deskRefusalText } from '#app/components/admin/restaurant/desk-refusal.ts'
import { StandingList } from '#app/components/admin/restaurant/standing-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import type { DayReply } from './day-actions.ts'

type CloseFormProps = { day: ServiceDay; times: string[]; pageReply: DayReply | undefined }

/** From when until when, and what. Where somebody has a table then, it asks first, and says who. */
export function CloseForm({ day, times, pageReply }: CloseFormProps) {
  const staff = useStaffMessages()
  const texts = staff.reservations.closeOut
  const { pathname, search } = useLocation()
  const form = useReplyForm<DayReply>({
    intents: ['close'],
    pageReply,
    action: `${pathname}${search}#close`,
    values: { from: times[0] ?? '', to: times.at(-1) ?? '' },
    fieldErrors: staff.fieldErrors,
    refusalText: (refusal) => deskRefusalText(refusal, staff),
  })
  const { reply, notice } = form
  const refusal = reply?.refusal
  const standing = refusal?.reason === 'has_reservations' ? refusal.standing : []
  return (
    <ReplyFormFrame of={form} idPrefix="close" className="grid gap-5">
      {notice && (
        <FormNotice isError={!notice.isQuestion}>
          <p className="font-semibold">{notice.text}</p>
          <StandingList parties={standing} />
        </FormNotice>
      )}
      <input type="hidden" name="day" value={day.day} />
      <input type="hidden" name="sure" value={reply?.values['sure'] ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <SelectField key={name} name={name} label={texts[name]} autoComplete="off">
            {times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </SelectField>
        ))}
      </div>
      <SelectField name="table" label={texts.what} autoComplete="off">
        <option value={ANY}>{texts.everything}</option>
        {day.tables.map(({ id, name }) => (
          <option key={id} value={id}>
            {staff.reservations.table(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="reason"
        label={texts.reason}
        input={{ maxLength: 120, autoComplete: 'off' }}
        isOptional
      />
      <div>
        <SubmitButton intent="close" pendingText={staff.working} className="btn btn-leaf">
          {texts.submit}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
