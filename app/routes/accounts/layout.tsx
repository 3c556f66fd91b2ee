import { Outlet } from 'react-router'
import { AccountFrame } from '#app/components/accounts/account-frame.tsx'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [requireCustomer]

/** Without a loader the router would not ask the server, nor its middleware, when one page leads to another. */
export function loader() {
  return null
}

export default function CustomerLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
