import type { ReactNode } from 'react'

type StepProps = { number: number; title: string; id?: string; children: ReactNode }

/** A numbered part of the checkout. */
export function Step({ number, title, children }: StepProps) {
  return (
    <section aria-labelledby={`step-${number}`} className="grid gap-5">
      <StepTitle number={number} title={title} id={`step-${number}`} />
      {children}
    </section>
  )
}

function StepTitle({ number, title, id }: { number: number; title: string; id: string }) {
  return (
    <h2 id={id} className="flex items-center gap-3 border-b border-line pb-3 text-xl">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-leaf text-base text-coconut tabular-nums"
      >
        {number}
      </span>
      {title}
    </h2>
  )
}
