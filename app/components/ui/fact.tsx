import type { ReactNode } from 'react'

/** A list of facts beside each other. */
export function FactRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <dl className={`flex flex-wrap gap-x-10 gap-y-3 tabular-nums [&_dd]:font-semibold ${className}`}>
      {children}
    </dl>
  )
}

/** A name in small letters, and below it what it stands for: a part of a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
