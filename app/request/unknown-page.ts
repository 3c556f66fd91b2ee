import type { RouterContextProvider } from 'react-router'
import { loggablePath } from '#shared/loggable-path.ts'
import { serverContext } from '#app/context.ts'
import { notFound } from './not-found.ts'

/** To be thrown where no page has this address: logs it, so that broken links are found. */
export function unknownPage(context: Readonly<RouterContextProvider>, { pathname }: URL) {
  context.get(serverContext).ctx.log.warn({ path: loggablePath(pathname) }, 'page not found')
  return notFound()
}
