import { useEventsMessages } from '#app/components/restaurant/use-events-messages.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { formatTime } from '#shared/kernel/dates.ts'
import { refusalOf } from './refusal-of.ts'
import type { OwnSignUpReply } from './sign-up-actions.ts'
import { useEventSignUpMessages } from './use-event-sign-up-messages.ts'

type ConfirmCardProps = {
  heldUntil: Date
  /** Its time has run out. */
  isOver: boolean
  pageReply: OwnSignUpReply | undefined
}

/** The button that confirms: following the mail's link is not enough, because programs look at links, too. */
export function ConfirmCard({ heldUntil, isOver, pageReply }: ConfirmCardProps) {
  const texts = useEventsMessages()
  const mine = useEventSignUpMessages()
  return (
    <section className="card p-6 print:hidden" aria-labelledby="confirm">
      <h2 id="confirm" className="mb-1 text-lg">
        {mine.confirm}
      </h2>
      <p className="mb-4 text-pretty">{isOver ? mine.lapsedText : mine.confirmText(formatTime(heldUntil))}</p>
      <ReplyForm<OwnSignUpReply>
        intent="confirm"
        pageReply={pageReply}
        refusalText={(refusal) => refusalOf(refusal, texts, mine)}
        submit={mine.confirm}
        pendingText={texts.form.pending}
      />
    </section>
  )
}
