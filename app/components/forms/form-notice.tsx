import type { ReactNode } from 'react'

/** The server's word on a form as a whole, above its fields. It takes the focus when no field is wrong. */
export function FormNotice({ isError = false, children }: { isError?: boolean; children: ReactNode }) {
  return (
    <div data-notice tabIndex={-1} className={`notice outline-none ${isError ? 'notice-error' : ''}`}>
      {children}
    </div>
  )
}
