import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { MealFields } from '#app/components/restaurant/meal-fields.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { CardDetails } from './card-details.tsx'
import { refusalOf } from './refusal-of.ts'
import type { ReservationReply } from './reservation-actions.ts'
import type { ReservationProps } from './reservation-props.ts'

/** A form for what the kitchen and the table should know. */
export function WishesCard({ reservation, pageReply }: ReservationProps) {
  const texts = useMyReservationMessages()
  const reserve = useReserveMessages()
  const { occasion, allergies, wishes } = reservation
  return (
    <CardDetails id="wishes" title={texts.wishes} isOpen={pageReply?.intent === 'wishes'}>
      <ReplyForm<ReservationReply>
        intent="wishes"
        pageReply={pageReply}
        values={{ ...(occasion && { occasion }), allergies, wishes }}
        fieldErrors={reserve.fieldErrors}
        refusalText={(refusal) => ({
          text: refusalOf(refusal, texts, reserve),
        })}
        submit={texts.save}
        pendingText={reserve.pending}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <MealFields />
        </div>
      </ReplyForm>
    </CardDetails>
  )
}
