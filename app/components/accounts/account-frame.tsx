import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useAccountMessages } from './use-account-messages.ts'

/** The frame of every page of a signed-in customer: the way between them, beside or above the page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { nav } = useAccountMessages()
  const path = withoutLocale(useLocation().pathname)
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Scrolls the open page into view if the bar is wider than the phone. Only the bar moves.
    const [list, current] = [bar.current, bar.current?.querySelector<HTMLElement>('[aria-current]')]
    if (!list || !current) return
    const [box, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
    list.scrollLeft += entry.left + entry.width / 2 - (box.left + box.width / 2)
  }, [path])
  const entries = [
    { to: '/account', label: nav.account },
    { to: '/profile', label: nav.profile },
    { to: '/orders', label: nav.orders },
    { to: '/addresses', label: nav.addresses },
    { to: '/account/reviews', label: nav.reviews },
    { to: '/favourites', label: nav.favourites },
    { to: '/settings', label: nav.settings },
  ] as const
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pt-6 pb-24 md:pt-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={nav.label} className="max-lg:border-b max-lg:border-line lg:pt-3">
        {/* As wide as a phone’s screen. */}
        <ul
          ref={bar}
          className="flex gap-6 max-lg:sideways max-lg:-mx-4 max-lg:px-4 lg:sticky lg:top-28 lg:grid lg:gap-1"
        >
          {entries.map(({ to, label }) => (
            <li key={to}>
              <LocalLink
                to={to}
                aria-current={
                  path === to || (to !== '/account' && path.startsWith(`${to}/`)) ? 'page' : undefined
                }
                className="block border-b-2 border-transparent py-3 font-semibold whitespace-nowrap text-stone hover:text-leaf focus-visible:-outline-offset-3 aria-[current=page]:border-turmeric aria-[current=page]:text-leaf lg:border-b-0 lg:border-l-4 lg:py-2 lg:pl-4"
              >
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
