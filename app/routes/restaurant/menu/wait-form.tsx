import { EmailField } from '#app/components/forms/email-field.tsx'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { reserveRefusalText } from '#app/components/restaurant/reserve-refusal-text.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import type { KnownGuest, WaitReply } from './reserve-reply.ts'

type WaitFormProps = {
  times: Times
  known: KnownGuest | undefined
  action: string
  pageReply: WaitReply | undefined
  /** There is a table after all. */
  onRoom: () => void
}

/** The waitlist of a day: between which times the party would come, and how it is reached. */
export function WaitForm({ times, known, action, pageReply, onRoom }: WaitFormProps) {
  const texts = useReserveMessages()
  const { slots, day, partySize, reason } = times
  const taken = longestTaken(slots)
  const form = useReplyForm<WaitReply>({
    intents: ['wait'],
    pageReply,
    action,
    values: { from: taken[0], ...(taken.length > 1 && { until: taken.at(-1) }), ...known },
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) => ({ text: reserveRefusalText(refusal, texts) }),
    onReply: ({ refusal }) => {
      if (refusal?.reason === 'there_is_room') onRoom()
    },
  })
  const done = form.reply?.done
  // A time that is free need not be waited for.
  const waitable = slots.filter(({ isFree }) => !isFree)
  const options = waitable.map(({ time }) => (
    <option key={time} value={time}>
      {time}
    </option>
  ))
  return (
    <details open={reason === 'full' || form.reply !== undefined} className="border-t border-line pt-2">
      <summary className="link flex min-h-11 items-center">
        {reason === 'full' ? texts.waitlist.title : texts.waitlist.open}
      </summary>
      <ReplyFormFrame of={form} id="form-wait" idPrefix="wait" className="mt-2 grid gap-5">
        {done ? (
          <FormNotice>
            <p className="font-semibold" role="status">
              {texts.waitlist.done}
            </p>
            <p className="text-pretty wrap-anywhere">{texts.waitlist.doneText(done.email)}</p>
          </FormNotice>
        ) : (
          <>
            {form.notice && (
              <FormNotice isError>
                <p className="font-semibold">{form.notice.text}</p>
              </FormNotice>
            )}
            <p className="text-pretty">{taken.length > 1 ? texts.waitlist.text : texts.waitlist.textAt}</p>
            <input type="hidden" name="guests" value={partySize} />
            <input type="hidden" name="day" value={day} />
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <div className="grid grid-cols-2 gap-4 sm:col-span-2">
                {taken.length > 1 ? (
                  <>
                    <SelectField name="from" label={texts.waitlist.from} autoComplete="off">
                      {options}
                    </SelectField>
                    <SelectField name="until" label={texts.waitlist.until} autoComplete="off">
                      {options}
                    </SelectField>
                  </>
                ) : (
                  <SelectField name="from" label={texts.waitlist.at} autoComplete="off">
                    {options}
                  </SelectField>
                )}
              </div>
              <TextField name="name" label={texts.name} input={{ autoComplete: 'name', maxLength: 80 }} />
              <TextField
                name="phone"
                label={texts.phone}
                input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 }}
              />
              <div className="sm:col-span-2">
                <EmailField label={texts.email} autoComplete="email" maxLength={254} />
              </div>
            </div>
            <div>
              <SubmitButton intent="wait" pendingText={texts.pending} className="btn btn-leaf">
                {texts.waitlist.submit}
              </SubmitButton>
            </div>
          </>
        )}
      </ReplyFormFrame>
    </details>
  )
}

/** The longest run of times of which none is free: who waits for other times need not wait. */
function longestTaken(slots: Times['slots']): string[] {
  let longest: string[] = []
  let run: string[] = []
  for (const { time, isFree } of slots) {
    run = isFree ? [] : [...run, time]
    if (run.length > longest.length) longest = run
  }
  return longest
}
