import { leadTo } from '#app/request/lead-to.ts'
import { localPath } from '#app/request/local-path.ts'
import type { Route } from './+types/resource.ts'

/** Nouns in addresses of the office, by the names they had before. */
const PRESENT_NAMES: Record<string, string> = {
  files: 'media',
  letters: 'newsletters',
  notifications: 'payment-notifications',
  performance: 'monitor',
}

/** A former address of the office leads to the present one with all that follows it, for good. */
export function loader({ pattern, params, url, context }: Route.LoaderArgs) {
  const former = pattern.split('/').at(-2) ?? ''
  const rest = params['*'].split('/').filter(Boolean).map(encodeURIComponent)
  const path = ['/admin', PRESENT_NAMES[former], ...rest].join('/')
  return leadTo(context, localPath(path + url.search), { status: 308 })
}
