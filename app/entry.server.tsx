import { randomUUID } from 'node:crypto'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import { pageTextsLoaded } from '#app/components/i18n/page-texts.ts'
import { RequestIdContext } from '#app/components/shell/request-id.ts'
import { PartsShown } from '#app/components/ui/fetched-later.tsx'
import { usableBeforeScripts } from './platform/before-scripts.ts'
import { withContentPolicy } from './request/content-security-policy.ts'
import { serverContext } from './request/context.ts'
import { withPageData, withParts } from './platform/page-data.ts'
import { bytesOfPage, cutPage } from './platform/page-pieces.ts'
import { renderWhole } from './platform/render-whole.ts'

// The server reaches the contexts through the build, whose copy of the module is the one the pages use.
export { serverContext }

await pageTextsLoaded()

/** Renders the page whole: its inline scripts are then allowed by their hashes, and it can be kept and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  // Nobody reads the content of an answer to HEAD; its policy allows nothing.
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // In development Vite adds inline scripts of its own, and there is no policy.
  const mark = import.meta.env.PROD ? randomUUID() : undefined
  const { serverHandoffStream: data, ...entry } = routerContext
  const parts = new Set<string>()
  const tree = (
    <RequestIdContext value={context.get(serverContext).requestId}>
      <PartsShown value={parts}>
        <ServerRouter context={entry} url={request.url} {...(mark && { nonce: mark })} />
      </PartsShown>
    </RequestIdContext>
  )
  const rendered = cutPage(await renderWhole(tree, mark), mark)
  const page = withParts(withPageData(rendered, { data: await new Response(data).text(), mark }), parts)
  const answer = context.get(serverContext).page
  if (mark) {
    const origins = { forms: paymentOrigins(context), images: pictureOrigins(context) }
    const guarded = withContentPolicy(usableBeforeScripts(page, mark), mark, origins)
    headers.set('content-security-policy', guarded.policy)
    answer.bytes = bytesOfPage(guarded.page)
  } else answer.bytes = bytesOfPage(page)
  return new Response(null, { status, headers })
}

function paymentOrigins(context: RouterContextProvider): string[] {
  const { providers } = context.get(serverContext).ctx
  return [...providers.values()].flatMap((provider) => (provider.flow === 'hosted' ? [provider.origin] : []))
}

/** Stored pictures may have an address of their own. */
function pictureOrigins(context: RouterContextProvider): string[] {
  const url = URL.parse(context.get(serverContext).ctx.storage.publicUrl)
  return url ? [url.origin] : []
}

/** The one place where an unexpected error of a page is logged; expected answers (404 and such) are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { ctx } = context.get(serverContext)
  ctx.log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, 'unexpected error')
}
