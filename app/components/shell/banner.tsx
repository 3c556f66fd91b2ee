import { useLocation } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { UserEntries, UserMenu } from './user-menu.tsx'
import { CartMenu } from '#app/components/orders/cart-menu.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { DropPanel } from '#app/components/ui/drop-panel.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { hideOnTheWayDown } from './hide-on-the-way-down.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { Search } from './search.tsx'

/** The pages of the navigation, in order. */
function useNavigationEntries() {
  const { shell } = useMessages()
  const path = withoutLocale(useLocation().pathname)
  const entries = [
    { to: '/', label: shell.home },
    { to: '/shop', label: shell.shop },
    { to: '/about', label: shell.about },
    { to: '/recipes', label: shell.recipes },
    { to: '/contact', label: shell.contact },
    { to: '/menu', label: shell.restaurant },
    { to: '/events', label: shell.events },
  ] as const
  return entries.map(({ to, label }) => {
    const isActive = path === to || (to !== '/' && path.startsWith(`${to}/`))
    return { to, label, 'aria-current': isActive ? ('page' as const) : undefined }
  })
}

/** The top of every page. Under 768 px its entries move into the menu; up to 1280 px they have a line of their own. */
export function Banner() {
  const { shell } = useMessages()
  return (
    <header ref={hideOnTheWayDown} className="banner sticky top-0 z-40 border-b border-line bg-coconut">
      <div className="page flex min-h-16 flex-wrap items-center gap-1 md:gap-x-2 md:gap-y-0 xl:min-h-20 xl:flex-nowrap">
        <LocalLink
          to="/"
          aria-label={`${shell.siteName}, ${shell.home}`}
          className="mr-auto min-w-0 py-2 max-md:max-w-32 max-md:grow max-md:basis-20 xl:mr-6 xl:shrink-0"
        >
          <img
            src="/images/krok-lockup-leaf.svg"
            alt=""
            width={560}
            height={124}
            className="h-7 w-auto max-w-full object-contain object-left md:h-8"
          />
        </LocalLink>
        <nav
          aria-label={shell.mainNavigation}
          className="main-nav flex items-center justify-between gap-4 max-xl:order-last max-xl:w-full max-xl:pb-2 max-md:hidden xl:mr-auto"
        >
          <ul className="flex gap-5 max-lg:text-sm xl:gap-4 xl:text-sm 2xl:gap-6 2xl:text-base">
            {useNavigationEntries().map(({ label, ...link }) => (
              <li key={link.to}>
                <LocalLink {...link}>{label}</LocalLink>
              </li>
            ))}
          </ul>
          <LocalLink
            to="/menu"
            hash="reserve"
            className="inline-flex min-h-10 items-center rounded-full border-[1.5px] border-leaf px-5 text-sm font-semibold whitespace-nowrap text-leaf transition-colors hover:bg-leaf hover:text-coconut"
          >
            {shell.reserve}
          </LocalLink>
        </nav>
        <div className="flex items-center gap-2 max-md:hidden lg:gap-4">
          <LanguageToggle />
          <CurrencySelect />
        </div>
        <Search />
        <UserMenu />
        <CartMenu />
        <Menu />
      </div>
    </header>
  )
}

function Menu() {
  const { shell } = useMessages()
  return (
    <DropPanel
      label={shell.menu}
      button={
        <>
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </>
      }
      className="group md:hidden"
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-t border-line bg-coconut shadow-float"
    >
      <nav aria-label={shell.menu} className="menu-nav page pt-2">
        <ul>
          {useNavigationEntries().map(({ label, ...link }) => (
            <li key={link.to}>
              <LocalLink {...link} className="display">
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
        <LocalLink to="/menu" hash="reserve" className="btn btn-line mt-4 w-full">
          {shell.reserve}
        </LocalLink>
        <UserEntries className="block w-full py-3 pl-5 font-semibold text-leaf" />
      </nav>
      <div className="page flex items-center justify-between gap-4 py-6">
        <LanguageToggle />
        <CurrencySelect />
      </div>
    </DropPanel>
  )
}
