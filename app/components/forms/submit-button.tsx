import type { ReactNode } from 'react'

type SubmitButtonProps = {
  name: string
  value: string
  /** Whether this very button's request is under way. */
  isPending: boolean
  pendingText: string
  className: string
  /** Where it sends the form, if that is elsewhere than the other buttons do. */
  formAction?: string
  children: ReactNode
}

/** A button that says so while its request is under way. It stays focusable; its form refuses a second press. */
export function SubmitButton({
  name,
  value,
  isPending,
  pendingText,
  className,
  formAction,
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      formAction={formAction}
      aria-busy={isPending}
      className={`btn ${className}`}
    >
      {isPending ? pendingText : children}
    </button>
  )
}
