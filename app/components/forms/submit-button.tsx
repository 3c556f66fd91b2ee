import { type ButtonHTMLAttributes, use, useRef } from 'react'
import { FormState } from './form-state.ts'
import { useIsFilled } from './use-is-filled.ts'

type SubmitButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'formAction' | 'children' | 'aria-describedby' | 'aria-label' | 'onClick'
> & {
  intent: string
  pendingText?: string
  /** Cannot be pressed until every required field holds something, nor while the form is sent. */
  needsAllFields?: boolean
}

/** A button that says so while its request is under way. It stays focusable; its form refuses a second press. */
export function SubmitButton({
  intent,
  pendingText,
  needsAllFields = false,
  children,
  ...button
}: SubmitButtonProps) {
  const { pendingIntent } = use(FormState)
  const ref = useRef<HTMLButtonElement>(null)
  const isFilled = useIsFilled(ref, needsAllFields)
  const isPending = pendingIntent === intent
  return (
    <button
      {...button}
      ref={ref}
      type="submit"
      name="intent"
      value={intent}
      disabled={needsAllFields && (!isFilled || pendingIntent !== undefined)}
      aria-busy={isPending}
    >
      {isPending && pendingText ? pendingText : children}
    </button>
  )
}
