import type { ReactNode } from 'react'

/** One sheet of paper: on the screen a page in a frame, on paper a page of its own. It is white in the dark too. */
export function PrintSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article
      aria-label={label}
      className="paper mb-6 border border-line p-6 break-after-page last:break-after-auto sm:p-10 print:m-0 print:border-0 print:p-0"
    >
      {children}
    </article>
  )
}
