import { Outlet } from 'react-router'
import { AdminsOnly } from '#app/components/admin/admins-only.tsx'
import { OfficeFrame } from '#app/components/admin/office-frame.tsx'
import type { OfficeCounts } from '#app/components/admin/sections.ts'
import { ErrorPage } from '#app/components/shell/error-page.tsx'
import { isAdminsOnly, OFFICE, useIsOffice } from '#app/components/shell/use-is-office.ts'
import { serverContext } from '#app/request/context.ts'
import { readCookie, SLASH_KEY } from '#app/request/cookies.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { requireStaff } from '#app/middleware/require-staff.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getOfficeCounts } from '#domain/site/whole-pages/index.ts'
import '#app/styles/office.css'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireStaff]
export const handle = OFFICE

/** Without a loader the router would not ask the server, nor its middleware, when one page leads to another. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<
  OfficeCounts & { isConfirmed: boolean; release: string; hasSlashKey: boolean }
> {
  const counts = await runVerb(context, getOfficeCounts)
  const { session, now, release } = context.get(serverContext).ctx
  const isConfirmed = (session?.confirmedUntil ?? 0) > now()
  const hasSlashKey = readCookie(request, context, SLASH_KEY) !== 'off'
  return { ...counts, isConfirmed, release, hasSlashKey }
}

/** The staff's own pages. */
export default function OfficeLayout() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  )
}

/** Shows an error of the office in the office, with the way on beside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isOffice = useIsOffice()
  if (isAdminsOnly(error)) return <AdminsOnly />
  if (!isOffice) return <ErrorPage error={error} />
  return (
    <OfficeFrame>
      <ErrorPage error={error} />
    </OfficeFrame>
  )
}
