import { Form } from 'react-router'
import { LocalLink, useLocale, useMessages } from '../i18n/locale.tsx'
import { DropPanel } from '../ui/drop-panel.tsx'
import { Icon } from '../ui/icons.tsx'
import { useAuth } from '../auth/auth.tsx'

/** The menu of whoever is signed in, on wide screens. */
export function AccountMenu() {
  const { shell } = useMessages()
  const { user } = useAuth()
  return (
    <DropPanel
      label={shell.user.menu}
      button={<Icon name="user" />}
      className="relative max-md:hidden"
      panelClassName="absolute top-full right-0 mt-4 w-64 rounded-card border border-line bg-rice p-2 shadow-float"
    >
      <p className="border-b border-line px-4 pt-2 pb-3">
        <span className="block font-semibold">{user?.firstName}</span>
        <span className="block truncate text-sm text-stone">{user?.email}</span>
      </p>
      <AccountEntries className="block rounded-field px-4 py-2.5 hover:bg-coconut" />
    </DropPanel>
  )
}

/** What whoever is signed in can go to, and the way out. */
export function AccountEntries({ className }: { className: string }) {
  const { shell } = useMessages()
  const { user } = useAuth()
  const entries = [
    { to: '/profile', label: shell.user.profile },
    { to: '/account', label: shell.user.account },
    { to: '/orders', label: shell.user.orders },
    { to: '/settings', label: shell.user.settings },
    ...(user?.roles.includes('admin') ? [{ to: '/admin', label: shell.user.admin }] : []),
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
      <Form method="post" action="/sign-out" className="border-t border-line pt-2">
        <input type="hidden" name="language" value={useLocale()} />
        <button type="submit" className={`w-full text-left ${className}`}>
          {shell.user.signOut}
        </button>
      </Form>
    </>
  )
}
