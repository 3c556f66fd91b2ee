import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** What the root loader found out; undefined on an error page that came before it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
