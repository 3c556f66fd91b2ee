import { useRouteLoaderData } from 'react-router'

/** Returns the version of the release that runs; undefined where the office's layout could not ask. */
export function useRelease(): string | undefined {
  return useRouteLoaderData<{ release: string }>('routes/admin/layout')?.release
}
