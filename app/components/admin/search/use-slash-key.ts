import { useRouteLoaderData } from 'react-router'

/** True unless somebody has switched off in this browser that `/` opens the search: a voice or a slip may press it. */
export function useSlashKey(): boolean {
  return useRouteLoaderData<{ hasSlashKey: boolean }>('routes/admin/layout')?.hasSlashKey ?? true
}
