import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { mayHaveChallenge } from '#app/components/accounts/may-have-challenge.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'

// Most visitors are signed out and only look: what the others need is fetched when they do.
const LoginDialog = fetchedLater(
  'login-dialog',
  async () => (await import('#app/components/accounts/login-dialog.tsx')).LoginDialog,
)
const AccountMenu = fetchedLater(
  'account-menu',
  async () => (await import('#app/components/accounts/account-menu.tsx')).AccountMenu,
)
const AccountEntries = fetchedLater(
  'account-entries',
  async () => (await import('#app/components/accounts/account-menu.tsx')).AccountEntries,
)

/** Returns the sign-in page, which leads back here. */
function useSignInPage() {
  const { pathname, search } = useLocation()
  const isThere = withoutLocale(pathname).startsWith('/auth')
  const next = isThere ? undefined : pathname + search
  return { isThere, page: { to: '/auth', search: { next } } as const }
}

/** The person in the banner: a customer's menu, or the way to sign in. */
export function UserMenu() {
  const { isSignedIn } = useAuth()
  return isSignedIn ? (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <AccountMenu />
    </Suspense>
  ) : (
    <SignInButton />
  )
}

/** Leads to the sign-in page; on a wide screen, where scripts run, it opens the dialog instead. */
function SignInButton() {
  const { shell } = useMessages()
  const { isThere, page } = useSignInPage()
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => setIsOpen(false), [key])
  useEffect(() => {
    // Pages for customers ask for it.
    const onOpen = () => setIsOpen(canOpen())
    addEventListener('open-login', onOpen)
    return () => removeEventListener('open-login', onOpen)
  }, [])

  function open(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (isThere || opensElsewhere || !canOpen()) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <LocalLink
        {...page}
        rel="nofollow"
        aria-label={shell.user.signIn}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line"
        onClick={open}
      >
        <Icon name="user" />
      </LocalLink>
      {isOpen && !isThere && (
        <Suspense>
          <LoginDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function canOpen(): boolean {
  return matchMedia('(min-width: 768px)').matches && !mayHaveChallenge()
}

/** The same for the menu of narrow screens. */
export function UserEntries({ className }: { className: string }) {
  const { shell } = useMessages()
  const { isSignedIn } = useAuth()
  const { page } = useSignInPage()
  return isSignedIn ? (
    <Suspense>
      <AccountEntries className={className} />
    </Suspense>
  ) : (
    <LocalLink {...page} rel="nofollow" className={className}>
      {shell.user.signIn}
    </LocalLink>
  )
}
