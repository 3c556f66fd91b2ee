import { useLocation } from 'react-router'
import { SeatsField } from '#app/components/restaurant/seats-field.tsx'
import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { KnownDetails } from '#domain/orders/checkout/schemas.ts'
import { MOST_SEATS } from '#shared/restaurant/event-fields.ts'
import type { SignUpReply } from './sign-up-action.ts'

type SignUpFormProps = {
  isFull: boolean
  known: KnownDetails['contact'] | undefined
  pageReply: SignUpReply | undefined
}

/** Name, address, seats: works without scripts, and says what has become of it in its place. */
export function SignUpForm({ isFull, known, pageReply }: SignUpFormProps) {
  const texts = useEventsMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<SignUpReply>({
    intents: ['sign-up', 'wait'],
    pageReply,
    action: `${pathname}#form-sign-up`,
    values: {
      ...(known && {
        name: `${known.firstName} ${known.lastName}`.trim(),
        email: known.email,
        phone: known.phone ?? '',
      }),
    },
    fieldErrors: texts.fieldErrors,
    refusalText(refusal) {
      switch (refusal.reason) {
        case 'too_few_seats':
          return { text: texts.refused.tooFew(refusal.left) }
        case 'wait':
          return { text: texts.refused.wait(Math.ceil(refusal.seconds / 60)) }
        default:
          return { text: texts.refused[refusal.reason] }
      }
    },
  })
  const { reply, notice } = form
  const isTooMany = reply?.refusal?.reason === 'too_few_seats'
  const done = reply?.done
  return (
    <ReplyFormFrame of={form} id="form-sign-up" className="mt-6 grid scroll-mt-28 gap-5">
      {done ? (
        <FormNotice>
          <p className="display text-lg" role="status">
            {done.heldUntil
              ? texts.done.confirm
              : done.state === 'booked'
                ? texts.done.booked
                : texts.done.waiting(done.position)}
          </p>
          <p className="mt-1 text-pretty wrap-anywhere">
            {done.heldUntil
              ? texts.done.confirmText(done.email)
              : done.state === 'booked'
                ? texts.done.bookedText(done.email)
                : texts.done.waitingText(done.email)}
          </p>
        </FormNotice>
      ) : (
        <>
          {notice && (
            <FormNotice isError>
              <p className="font-semibold">{notice.text}</p>
              {isTooMany && <p>{texts.refused.tooFewHint}</p>}
            </FormNotice>
          )}
          <TextField name="name" label={texts.form.name} input={{ autoComplete: 'name', maxLength: 80 }} />
          <EmailField
            label={texts.form.email}
            hint={texts.form.emailHint}
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            name="phone"
            label={texts.form.phone}
            isOptional
            input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 }}
          />
          <SeatsField label={texts.form.seats} most={MOST_SEATS} />
          <TextArea
            name="wishes"
            label={texts.form.wishes}
            hint={texts.form.wishesHint}
            isOptional
            rows={3}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="sign-up" pendingText={texts.form.pending} className="btn btn-primary">
              {isFull ? texts.form.submitFull : texts.form.submit}
            </SubmitButton>
            {isTooMany && (
              <SubmitButton intent="wait" pendingText={texts.form.pending} className="btn btn-line">
                {texts.form.wait(reply.values.seats ?? '')}
              </SubmitButton>
            )}
          </div>
          <p className="text-sm text-stone">{texts.form.privacy}</p>
        </>
      )}
    </ReplyFormFrame>
  )
}
