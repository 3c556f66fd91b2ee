import type { ReactNode } from 'react'

type SubmitButtonProps = {
  name: string
  value: string
  /** Whether this very button's request is under way. */
  isPending: boolean
  pendingText: string
  className: string
  children: ReactNode
}

/** A button that says so while its request is under way. It stays focusable; its form refuses a second press. */
export function SubmitButton({
  name,
  value,
  isPending,
  pendingText,
  className,
  children,
}: SubmitButtonProps) {
  return (
    <button type="submit" name={name} value={value} aria-busy={isPending} className={`btn ${className}`}>
      {isPending ? pendingText : children}
    </button>
  )
}
