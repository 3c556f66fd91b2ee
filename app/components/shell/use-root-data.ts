import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { ErrorData } from '#app/request/run-verb.ts'
import type { RootData } from './root-data.ts'

/** What the root loader found out, or brought along by who refused the page before it; undefined on other error pages. */
export function useRootData(): RootData | undefined {
  const error = useRouteError()
  const loaded = useRouteLoaderData<RootData>('root')
  if (loaded || !isRouteErrorResponse(error)) return loaded
  return (error.data as Partial<ErrorData> | null)?.root
}
