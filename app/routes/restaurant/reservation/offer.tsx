import { useLocation } from 'react-router'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { refusalOf } from './refusal-of.ts'
import type { ReservationReply } from './reservation-actions.ts'
import type { ReservationProps } from './reservation-props.ts'

/** A table that was offered from the waitlist: to be taken in time, or tried after it. */
export function Offer({ reservation, pageReply }: Pick<ReservationProps, 'reservation' | 'pageReply'>) {
  const texts = useMyReservationMessages()
  const reserve = useReserveMessages()
  const { pathname } = useLocation()
  const { status, heldUntil } = reservation
  const isHeld = status === 'held'
  const form = useReplyForm<ReservationReply>({
    intents: ['take', 'cancel'],
    pageReply,
    action: pathname,
    refusalText: (refusal) => ({
      text: refusalOf(refusal, texts, reserve),
    }),
  })
  return (
    <ReplyFormFrame of={form} className="mt-6 grid gap-4">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <p className="notice text-pretty">
        {isHeld && heldUntil ? texts.offer(formatTime(heldUntil)) : texts.lapsedText}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="take" pendingText={reserve.pending} className="btn btn-turmeric">
          {isHeld ? texts.take : texts.tryAgain}
        </SubmitButton>
        {isHeld ? (
          <SubmitButton intent="cancel" pendingText={reserve.pending} className="btn btn-line">
            {texts.decline}
          </SubmitButton>
        ) : (
          <LocalLink to="/menu" hash="reserve" className="btn btn-line">
            {texts.again}
          </LocalLink>
        )}
      </div>
    </ReplyFormFrame>
  )
}
