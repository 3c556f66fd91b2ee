import { SeatsField } from '#app/components/restaurant/seats-field.tsx'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { SignUpView } from '#domain/restaurant/event-sign-ups/schemas.ts'
import { MOST_SEATS } from '#shared/restaurant/event-fields.ts'
import { useEventSignUpMessages } from './use-event-sign-up-messages.ts'
import { refusalOf } from './refusal-of.ts'
import type { OwnSignUpReply } from './sign-up-actions.ts'

type ChangeFormProps = { signUp: SignUpView; pageReply: OwnSignUpReply | undefined }

/** Seats, phone number and wishes. What can no longer be had is refused in words: the list offers all. */
export function ChangeForm({ signUp, pageReply }: ChangeFormProps) {
  const texts = useEventsMessages()
  const mine = useEventSignUpMessages()
  return (
    <section className="card p-6 print:hidden" aria-labelledby="change">
      <h2 id="change" className="mb-4 text-lg">
        {mine.change}
      </h2>
      <ReplyForm<OwnSignUpReply>
        intent="change"
        pageReply={pageReply}
        values={{
          seats: String(signUp.seats),
          phone: signUp.phone ?? '',
          wishes: signUp.wishes ?? '',
        }}
        fieldErrors={texts.fieldErrors}
        refusalText={(refusal) => refusalOf(refusal, texts, mine)}
        submit={mine.save}
        pendingText={texts.form.pending}
      >
        <SeatsField label={texts.form.seats} most={MOST_SEATS} />
        <TextField
          name="phone"
          label={texts.form.phone}
          isOptional
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 }}
        />
        <TextArea name="wishes" label={texts.form.wishes} hint={texts.form.wishesHint} isOptional rows={3} />
      </ReplyForm>
    </section>
  )
}
