import type { PlainPage } from '#app/request/page-path.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { DropPanel } from '#app/components/ui/drop-panel.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { SignOutForm } from './sign-out-form.tsx'

/** The menu of a signed-in customer; on a phone, where the banner's own menu has its entries, the way to the account. */
export function AccountMenu() {
  const { shell } = useMessages()
  const { user } = useAuth()
  return (
    <>
      <LocalLink
        to="/account"
        aria-label={shell.user.account}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line md:hidden"
      >
        <Icon name="user" />
      </LocalLink>
      <DropPanel
        label={shell.user.menu}
        button={<Icon name="user" />}
        className="relative max-md:hidden"
        panelClassName="absolute top-full right-0 mt-4 w-64 rounded-card border border-line bg-rice p-2 shadow-float"
      >
        <p className="border-b border-line px-4 pt-2 pb-3">
          {user?.firstName && <span className="block font-semibold">{user.firstName}</span>}
          <span className="block truncate text-sm text-stone">{user?.email}</span>
        </p>
        <AccountEntries className="block rounded-field px-4 py-2.5 hover:bg-coconut" />
      </DropPanel>
    </>
  )
}

/** The pages that a signed-in customer can go to, and the way out. */
export function AccountEntries({ className }: { className: string }) {
  const { shell } = useMessages()
  const { user } = useAuth()
  const entries: { to: PlainPage; label: string }[] = [
    { to: '/profile', label: shell.user.profile },
    { to: '/account', label: shell.user.account },
    { to: '/orders', label: shell.user.orders },
    { to: '/settings', label: shell.user.settings },
    ...(user && user.roles.length > 0
      ? [
          {
            to: '/admin' as const,
            label: user.roles.includes('admin') ? shell.user.admin : shell.user.office,
          },
        ]
      : []),
  ]
  return (
    <>
      <ul className="py-2">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} className={className}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-2">
        <SignOutForm className={className} />
      </div>
    </>
  )
}
