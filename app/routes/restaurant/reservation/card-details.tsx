import type { ReactNode } from 'react'
import { Icon } from '#app/components/ui/icons.tsx'

type CardDetailsProps = {
  id: string
  title: string
  isOpen?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A part of the page behind its title: it opens without scripts too. */
export function CardDetails({ id, title, isOpen = false, onOpen, children }: CardDetailsProps) {
  return (
    <details
      id={id}
      open={isOpen}
      className="group card scroll-mt-28 print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.()
      }}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold">
        {title}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-5 pt-1 pb-6">{children}</div>
    </details>
  )
}
