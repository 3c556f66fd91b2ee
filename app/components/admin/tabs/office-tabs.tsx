import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'

type OfficeTabsProps = {
  label: string
  current: Target['to']
  tabs: readonly (Target & { text: string })[]
}

/** The pages about one thing in the office, side by side. */
export function OfficeTabs({ label, current, tabs }: OfficeTabsProps) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-6 border-b border-line print:hidden">
      {tabs.map(({ text, ...target }) => (
        <LocalLink
          {...target}
          key={target.to}
          aria-current={target.to === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
        >
          {text}
        </LocalLink>
      ))}
    </nav>
  )
}
