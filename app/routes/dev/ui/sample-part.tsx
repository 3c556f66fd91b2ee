import type { ReactNode } from 'react'

/** One part of the style page. */
export function SamplePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  )
}

/** A sample, and what state it is in. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <span className="text-sm text-stone">{name}</span>
      {children}
    </div>
  )
}
