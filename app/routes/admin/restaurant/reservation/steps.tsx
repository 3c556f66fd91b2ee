import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { DeskButton } from '#app/components/admin/restaurant/desk-button.tsx'
import { type Step, stepsFrom, stepText } from '#app/components/admin/restaurant/steps.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'

/** The steps that the reservation can take now, the likeliest first; giving the table away is one press further. */
export function Steps({ reservation, now }: { reservation: StaffReservation; now: Date }) {
  const { reservations: texts } = useStaffMessages()
  const { id, status, version, ofGuest } = reservation
  const steps = stepsFrom(reservation, now)
  const [first] = steps
  const button = (step: Step) => (
    <DeskButton
      key={step}
      intent={`to-${id}`}
      fields={{ status: step, version }}
      className={step === first ? 'btn-leaf' : 'btn-line'}
    >
      {stepText(status, step, texts)}
    </DeskButton>
  )
  return (
    <OfficeCard id="steps" title={texts.detail.next}>
      {steps.length === 0 && <p>{texts.detail.over}</p>}
      <div className="flex flex-wrap gap-3">{steps.filter((step) => step !== 'cancelled').map(button)}</div>
      {steps.includes('cancelled') && (
        <details className="mt-3">
          <summary className="link min-h-11 cursor-pointer content-center">{texts.detail.otherSteps}</summary>
          <p className="mb-2 text-sm text-stone">{texts.detail.cancelHint}</p>
          {button('cancelled')}
        </details>
      )}
      {ofGuest > 1 && (
        <details className="mt-3">
          <summary className="link min-h-11 cursor-pointer content-center">
            {texts.release.all(ofGuest)}
          </summary>
          <p className="mb-2 text-sm text-stone">{texts.release.question(ofGuest)}</p>
          <DeskButton intent={`release-${id}`}>{texts.release.all(ofGuest)}</DeskButton>
        </details>
      )}
    </OfficeCard>
  )
}
