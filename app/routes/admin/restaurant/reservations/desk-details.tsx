import type { ReactNode } from 'react'

type DeskDetailsProps = { id: string; title: string; hint: string; isOpen: boolean; children: ReactNode }

/** A form that is used now and then: behind one press. */
export function DeskDetails({ id, title, hint, isOpen, children }: DeskDetailsProps) {
  return (
    <details id={id} open={isOpen} className="card scroll-mt-20 p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold text-leaf">
        {title}
      </summary>
      <p className="mb-4 text-sm text-pretty text-stone">{hint}</p>
      {children}
    </details>
  )
}
