import { createContext, use } from 'react'
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { ErrorData } from '#app/request/run-verb.ts'
import type { RootData } from './root-data.ts'

export const RootDataContext = createContext<RootData | undefined>(undefined)

/** Returns what the root loader found out, or the refusal before it brought along; undefined on other error pages. */
export function useRootData(): RootData | undefined {
  return use(RootDataContext)
}

/** The same from the router, for the context: what asks the router is rendered again at its every step. */
export function useRouterRootData(): RootData | undefined {
  const error = useRouteError()
  const loaded = useRouteLoaderData<RootData>('root')
  if (loaded || !isRouteErrorResponse(error)) return loaded
  return (error.data as Partial<ErrorData> | null)?.root
}
