import { useLocation } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { Badge } from './badge.tsx'
import { SearchLink } from './search/open-search.tsx'
import { SECTIONS, sectionOf } from './sections.ts'
import { useIsAdmin } from './use-is-admin.ts'
import { useOfficeCounts } from './use-office-counts.ts'
import { useStaffMessages } from './use-staff-messages.ts'

/** The sections that the person who is signed in may open, and which of them this page is in. */
export function useSections() {
  const texts = useStaffMessages()
  const isAdmin = useIsAdmin()
  const path = withoutLocale(useLocation().pathname)
  const current = sectionOf(path)
  const counts = useOfficeCounts()
  return SECTIONS.filter(({ adminOnly }) => isAdmin || !adminOnly).map((section) => {
    const mark = section.path === path ? ('page' as const) : ('true' as const)
    return {
      ...section,
      text: section.label(texts),
      number: (section.count && counts[section.count]) || undefined,
      'aria-current': section === current ? mark : undefined,
    }
  })
}

/** All sections, one under the other. */
export function SectionList() {
  return (
    <ul className="grid gap-0.5">
      {useSections().map(({ path, icon, text, number, 'aria-current': current }) => (
        <li key={path}>
          <LocalLink
            to={path}
            aria-current={current}
            className="flex min-h-11 items-center gap-3 rounded-field border-l-4 border-transparent px-3 py-2 leading-tight hover:bg-coconut focus-visible:-outline-offset-3 aria-[current]:border-turmeric aria-[current]:bg-coconut aria-[current]:font-semibold aria-[current]:text-leaf"
          >
            <OfficeIcon name={icon} className="size-5 shrink-0" />
            <span className="grow">{text}</span>
            {number && <Badge tone="bad">{number}</Badge>}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

const IN_BAR =
  'grid min-h-14 content-center justify-items-center gap-0.5 border-t-3 border-transparent px-1 pb-1 text-sm leading-tight focus-visible:-outline-offset-3 aria-[current]:border-turmeric aria-[current]:font-semibold aria-[current]:text-leaf'

/** On a phone, what is used most stays under the thumb, and the search. */
export function BottomBar() {
  const { nav, officeSearch } = useStaffMessages()
  return (
    <nav
      aria-label={nav.most}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rice lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {useSections()
          .filter(({ inBar }) => inBar)
          .map(({ path, icon, text, 'aria-current': current }) => (
            <li key={path}>
              <LocalLink to={path} aria-current={current} className={IN_BAR}>
                <OfficeIcon name={icon} className="size-6" />
                {text}
              </LocalLink>
            </li>
          ))}
        <li>
          <SearchLink className={IN_BAR}>
            <Icon name="search" className="size-6" />
            {officeSearch.title}
          </SearchLink>
        </li>
      </ul>
    </nav>
  )
}
