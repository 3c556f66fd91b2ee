import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useMyReservationMessages } from '#app/components/restaurant/use-my-reservation-messages.ts'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { CardDetails } from './card-details.tsx'

/** Asked once more before the table is given away. */
export function CancelCard({ deposit }: { deposit: string | undefined }) {
  const texts = useMyReservationMessages()
  const { pending } = useReserveMessages()
  return (
    <CardDetails id="cancel" title={texts.cancel}>
      <p className="text-pretty">{texts.cancelText}</p>
      {deposit && <p className="font-semibold text-pretty">{deposit}</p>}
      <ButtonForm>
        <SubmitButton intent="cancel" pendingText={pending} className="btn btn-primary">
          {texts.cancelNow}
        </SubmitButton>
      </ButtonForm>
    </CardDetails>
  )
}
