import { type ReactNode, Suspense } from 'react'
import { data, Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { localeOfPath } from '#shared/kernel/locale.ts'
import type { Route } from './+types/root.ts'
import { catchLostForm } from '#app/components/forms/catch-lost-form.ts'
import { AuthProvider } from '#app/components/accounts/auth.tsx'
import { CartProvider } from '#app/components/orders/cart.tsx'
import { LocaleProvider } from '#app/components/i18n/locale.tsx'
import { MoneyProvider } from '#app/components/i18n/money.tsx'
import { Shell } from '#app/components/shell/shell.tsx'
import { RootDataContext, useRouterRootData } from '#app/components/shell/use-root-data.ts'
import { cartMiddleware } from '#app/middleware/cart.ts'
import { localeMiddleware } from '#app/middleware/locale.ts'
import { preferencesMiddleware } from '#app/middleware/preferences.ts'
import { refusalMiddleware } from '#app/middleware/refusal.ts'
import { seenRouteMiddleware } from '#app/middleware/seen-route.ts'
import { isAdminsOnly } from '#app/components/shell/use-is-office.ts'
import { readRoot } from '#app/request/read-root.ts'
import './styles/app.css'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'

/** Fetched when something has gone wrong, not with every page. */
const ErrorPage = fetchedLater(
  'error-page',
  async () => (await import('#app/components/shell/error-page.tsx')).ErrorPage,
)

/** Stands in for a page of the office that is for admins only: its layout has not come as far as showing that. */
const AdminsOnly = fetchedLater(
  'admins-only',
  async () => (await import('#app/components/admin/admins-only.tsx')).AdminsOnly,
)

export const middleware: Route.MiddlewareFunction[] = [
  seenRouteMiddleware,
  preferencesMiddleware,
  localeMiddleware,
  refusalMiddleware,
  cartMiddleware,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [catchLostForm]

export { shouldRevalidate } from '#app/components/shell/other-part.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { root, status } = await readRoot(context)
  // A page without a part of what stands around it is shown, and kept by nobody.
  return status === undefined ? root : data(root, { status })
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouterRootData()
  const locale = localeOfPath(useLocation().pathname)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR && (
          <>
            <meta name="theme-color" content="#17362b" />
            <link rel="apple-touch-icon" href="/images/icons/icon-192.png" />
          </>
        )}
        <Links />
      </head>
      <body>
        <RootDataContext value={root}>
          <LocaleProvider locale={locale}>
            <MoneyProvider currency={root?.currency ?? 'ZAR'} rate={root?.rate ?? 1}>
              <AuthProvider user={root?.user}>
                <CartProvider>
                  <Shell>{children}</Shell>
                </CartProvider>
              </AuthProvider>
            </MoneyProvider>
          </LocaleProvider>
        </RootDataContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Suspense>{isAdminsOnly(error) ? <AdminsOnly /> : <ErrorPage error={error} />}</Suspense>
}
