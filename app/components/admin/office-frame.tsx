import type { ReactNode } from 'react'
import { SignOutForm } from '#app/components/accounts/sign-out-form.tsx'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { PasswordQuestion } from '#app/components/forms/form-state.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Content } from '#app/components/shell/content.tsx'
import { LanguageToggle } from '#app/components/shell/language-toggle.tsx'
import { DropPanel } from '#app/components/ui/drop-panel.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { askForPassword } from './confirm-password.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { SearchDialogHost, SearchLink } from './search/open-search.tsx'
import { useSlashKey } from './search/use-slash-key.ts'
import { BottomBar, SectionList, useSections } from './office-navigation.tsx'
import { useRelease } from './use-release.ts'
import { useStaffMessages } from './use-staff-messages.ts'

/**
 * The frame of every page of the office: the sections at the side, on a phone in a menu and, those used most, in a bar
 * under the thumb. `data-office` brings the office's colours, dark where the device is (app/styles/office.css).
 */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div data-office className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <OfficeHeader />
      <Content className="min-w-0 px-4 pt-6 pb-28 sm:px-8 lg:px-10 lg:pt-10 lg:pb-16 print:p-0">
        <PasswordQuestion value={askForPassword}>
          <div className="mx-auto max-w-6xl">{children}</div>
        </PasswordQuestion>
      </Content>
      <BottomBar />
      <SearchDialogHost />
    </div>
  )
}

/** The column at the side, or on a phone the bar at the top. */
function OfficeHeader() {
  const { nav, officeSearch } = useStaffMessages()
  return (
    <header className="sticky top-0 z-40 border-line bg-rice max-lg:border-b lg:h-dvh lg:overflow-y-auto lg:border-r print:hidden">
      <div className="flex min-h-14 items-center gap-2 px-2 lg:hidden">
        <PhoneMenu />
        <PageName />
      </div>
      <div className="flex min-h-full flex-col gap-4 p-3 max-lg:hidden">
        <LocalLink to="/admin" className="flex min-h-11 items-center gap-3 px-3 pt-2">
          <img src="/images/krok-mark-turmeric.svg" alt="" width={32} height={32} className="size-8" />
          <span className="display text-lg">{nav.label}</span>
        </LocalLink>
        <SearchLink className="flex min-h-11 items-center gap-3 rounded-field border border-line px-3 text-stone hover:border-leaf hover:text-leaf">
          <Icon name="search" className="size-5 shrink-0" />
          <span className="grow">{officeSearch.title}</span>
          <kbd aria-hidden="true" className="rounded border border-line px-1.5 text-sm">
            {useSlashKey() ? '/' : 'Ctrl K'}
          </kbd>
        </SearchLink>
        <nav aria-label={nav.sections} className="grow">
          <SectionList />
        </nav>
        <Person />
      </div>
    </header>
  )
}

/** Names the current section, on a phone. */
function PageName() {
  const { nav } = useStaffMessages()
  const current = useSections().find((section) => section['aria-current'])
  return <p className="display truncate py-2 text-lg">{current?.text ?? nav.label}</p>
}

function PhoneMenu() {
  const { shell } = useMessages()
  const { nav } = useStaffMessages()
  return (
    <DropPanel
      label={shell.menu}
      button={
        <>
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </>
      }
      className="group"
      panelClassName="absolute inset-x-0 top-full grid max-h-[calc(100dvh-3.5rem)] gap-4 overflow-y-auto border-t border-line bg-rice p-3 shadow-float"
    >
      <nav aria-label={nav.sections}>
        <SectionList />
      </nav>
      <Person />
    </DropPanel>
  )
}

/** The person who is signed in, their role, the ways out of the office, and at its foot the release that runs. */
function Person() {
  const { nav, news, roles } = useStaffMessages()
  const release = useRelease()
  const { user } = useAuth()
  const entry =
    'flex min-h-11 items-center gap-3 rounded-field border-l-4 border-transparent px-3 py-2 hover:bg-coconut focus-visible:-outline-offset-3'
  return (
    <div className="border-t border-line pt-3">
      {user && (
        <p className="px-4 pb-2 leading-tight wrap-anywhere">
          <span className="block font-semibold">{user.firstName || user.email}</span>
          <span className="text-sm text-stone">
            {user.roles.includes('admin') ? roles.admin : roles.moderator}
          </span>
        </p>
      )}
      <div className="px-2">
        <LanguageToggle />
      </div>
      <LocalLink to="/" className={entry}>
        <OfficeIcon name="shop" className="size-5 shrink-0" />
        {nav.toShop}
      </LocalLink>
      <SignOutForm className={entry} />
      <LocalLink
        to="/admin/news"
        className="mt-2 flex min-h-11 items-center px-4 text-sm text-stone hover:underline"
      >
        {release ? news.link(release) : news.title}
      </LocalLink>
    </div>
  )
}
