import type { ReactNode } from 'react'

type OfficeCardProps = {
  /** The address of the part on its page, and the beginning of its heading's id. */
  id: string
  title: string
  hint?: string
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of an office page, with a heading. */
export function OfficeCard({ id, title, hint, actions, className = '', children }: OfficeCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`card min-w-0 scroll-mt-20 p-4 sm:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {actions}
      </div>
      {hint && <p className="-mt-2 mb-4 text-sm text-pretty text-stone">{hint}</p>}
      {children}
    </section>
  )
}
