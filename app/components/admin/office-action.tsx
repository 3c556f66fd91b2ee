import type { ReactNode } from 'react'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

/** The button beside the heading of a page of the office that does what the page is for. */
export function OfficeAction({ intent, children }: { intent: string; children: ReactNode }) {
  const { working } = useStaffMessages()
  return (
    <ButtonForm>
      <SubmitButton intent={intent} className="btn btn-leaf" pendingText={working}>
        {children}
      </SubmitButton>
    </ButtonForm>
  )
}
