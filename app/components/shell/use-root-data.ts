import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** What the root loader found out; undefined on an error page that came before it. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
