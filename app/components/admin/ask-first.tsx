import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

type AskFirstProps = { intent: string; step: string; question: string; className?: string }

/** A step that is not taken back: its button stands behind a press, below the question. */
export function AskFirst({
  intent,
  step,
  question,
  className = 'grid justify-items-start gap-3',
}: AskFirstProps) {
  const { working } = useStaffMessages()
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-chilli-text">{step}</summary>
      <ButtonForm className={className}>
        <p>{question}</p>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-line">
          {step}
        </SubmitButton>
      </ButtonForm>
    </details>
  )
}
