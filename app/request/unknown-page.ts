import type { RouterContextProvider } from 'react-router'
import type { RootData } from '#app/components/shell/root-data.ts'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import { serverContext } from '#app/request/context.ts'
import { notFound } from './not-found.ts'

/**
 * To be thrown where no page has this address: logs it, so that broken links are found.
 * @param root what stands around the page, where the root loader has not read it
 */
export function unknownPage(context: Readonly<RouterContextProvider>, { pathname }: URL, root?: RootData) {
  context.get(serverContext).ctx.log.warn({ path: loggablePath(pathname) }, 'page not found')
  return notFound(undefined, root)
}
