import { data } from 'react-router'
import type { ErrorData } from '../../middleware/run-verb.ts'
import type { Route } from './+types/layout.ts'

/** Stands above every page, and answers where none should: `/xx/…` and `/en/…` are nobody's address. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.locale !== undefined && params.locale !== 'th') {
    throw data({ code: 'not_found' } satisfies ErrorData, { status: 404 })
  }
  return null
}
