import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: string
  text?: string
  /** The next thing to do: a link or a button. */
  action?: ReactNode
}

/** Stands in the place of a list that has nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-4 py-10 text-center">
      <p className="font-semibold">{title}</p>
      {text && <p className="max-w-md text-pretty text-stone">{text}</p>}
      {action}
    </div>
  )
}
