import { useRouteLoaderData } from 'react-router'

/** True if the password was typed minutes ago, so that nothing asks for it again. The verbs decide all the same. */
export function useIsConfirmed(): boolean {
  return useRouteLoaderData<{ isConfirmed: boolean }>('routes/admin/layout')?.isConfirmed ?? false
}
