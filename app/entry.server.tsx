import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggablePath } from '#shared/loggable-path.ts'
import { loadMessages } from '#shared/messages/index.ts'
import { LOCALES } from '#shared/locale.ts'
import { RequestIdContext } from '#app/components/shell/request-id.ts'
import { withContentPolicy } from './content-security-policy.ts'
import { serverContext } from './context.ts'
import { isOfOffice, shopManifest } from './shop-manifest.ts'

// The server reaches the contexts through the build, whose copy of the module is the one the pages use.
export { serverContext }

await Promise.all(LOCALES.map(loadMessages))

const RENDER_TIMEOUT_MS = 6_000

/** Renders the page whole: its inline scripts are then allowed by their hashes, and it can be kept and compressed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // In development Vite adds inline scripts of its own, and there is no policy.
  const mark = import.meta.env.PROD ? randomUUID() : undefined
  const tree = (
    <RequestIdContext value={context.get(serverContext).requestId}>
      <ServerRouter context={withManifest(routerContext)} url={request.url} {...(mark && { nonce: mark })} />
    </RequestIdContext>
  )
  return renderWhole(tree, mark).then((page) => {
    headers.set('content-type', 'text/html; charset=utf-8')
    if (!mark) return new Response(new Uint8Array(page), { status, headers })
    const { html, policy } = withContentPolicy(
      { html: page.toString(), mark },
      { forms: paymentOrigins(context), images: pictureOrigins(context) },
    )
    headers.set('content-security-policy', policy)
    return new Response(html, { status, headers })
  })
}

/** Pages of the shop carry the shorter list of routes. */
function withManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  if (import.meta.env.DEV || staticHandlerContext.matches.some(({ route }) => isOfOffice(route.id)))
    return context
  return { ...context, manifest: { ...manifest, url: shopManifest(manifest.url) } }
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

function renderWhole(tree: ReactNode, nonce: string | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS)
    const { pipe, abort } = renderToPipeableStream(tree, {
      ...(nonce && { nonce }),
      // Otherwise React puts what was lazy at the end of the page, where only a script would fetch it from.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        const chunks: Buffer[] = []
        const whole = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
        })
        whole.on('finish', () => resolve(Buffer.concat(chunks)))
        pipe(whole)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

/** The one place where an unexpected error of a page is logged; expected answers (404 and such) are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { ctx } = context.get(serverContext)
  ctx.log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, 'unexpected error')
}
