import type { ReactNode } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'

/** A picture's way to another place, one button each. */
export function MoveButtons({ id, place, count }: { id: string; place: number; count: number }) {
  const { pictures: texts } = useStaffMessages()
  return (
    <div className="flex flex-wrap gap-2">
      {place > 1 && (
        <MoveButton id={id} to={0}>
          {texts.makeMain}
        </MoveButton>
      )}
      {place > 0 && (
        <MoveButton id={id} to={place - 1}>
          {texts.earlier}
        </MoveButton>
      )}
      {place < count - 1 && (
        <MoveButton id={id} to={place + 1}>
          {texts.later}
        </MoveButton>
      )}
    </div>
  )
}

function MoveButton({ id, to, children }: { id: string; to: number; children: ReactNode }) {
  const { working } = useStaffMessages()
  return (
    <ButtonForm>
      <input type="hidden" name="to" value={to} />
      <SubmitButton intent={`move-${id}`} pendingText={working} className="btn btn-line">
        {children}
      </SubmitButton>
    </ButtonForm>
  )
}
