import type { ReactNode } from 'react'
import type { AuthIntent } from './auth-reply.ts'

type AuthSubmitProps = {
  intent: AuthIntent
  isPending: boolean
  /** While its form is sent, or not filled. */
  isDisabled: boolean
  pendingText: string
  children: ReactNode
}

/** The one thing to do with a form on the way in. */
export function AuthSubmit({ intent, isPending, isDisabled, pendingText, children }: AuthSubmitProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={isDisabled}
      aria-busy={isPending}
      className="btn btn-primary w-full"
    >
      {isPending ? pendingText : children}
    </button>
  )
}
