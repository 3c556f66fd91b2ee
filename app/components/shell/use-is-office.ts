import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'
import { useAuth } from '#app/components/accounts/auth.tsx'
import type { ErrorData } from '#app/request/run-verb.ts'

/** Said by a layout's `handle` when its pages belong to the office. */
export const OFFICE = 'office'

/**
 * True if this page stands in the office, which has a frame of its own. To people without a role the office does not
 * exist: they get the shop's page for what is not found.
 */
export function useIsOffice(): boolean {
  const { user } = useAuth()
  const error = useRouteError()
  const isInside = useMatches().some(({ handle }) => handle === OFFICE)
  // The error of a page for admins only comes before anything is known of the person; only staff get that far.
  return isInside && ((user !== undefined && user.roles.length > 0) || isAdminsOnly(error))
}

export function isAdminsOnly(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.data as Partial<ErrorData> | null)?.code === 'admins_only'
}
