import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import type { Config } from '#config/config.ts'
import { isDatabaseUnavailable } from '#domain/kernel/errors.ts'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import { answerApiError, api } from './api/index.ts'
import { problem } from './api/problem.ts'
import { demoMailbox } from './demo/mailbox.ts'
import { discovery } from './discovery/discovery.ts'
import { sharePictures } from './discovery/share-pictures.ts'
import { doctorEndpoints } from './doctor/endpoints.ts'
import { health } from './health.ts'
import type { Metrics, Seen } from './metrics/metrics.ts'
import { countRenders, seeRoute } from './metrics/seen-routes.ts'
import { isAborted } from './middleware/is-aborted.ts'
import { countRequests, limitRequests, UNKEPT } from './middleware/limit-requests.ts'
import { countSearches } from './middleware/limit-searches.ts'
import { ownChanges } from './middleware/own-changes.ts'
import { requestLog } from './middleware/request-log.ts'
import { retryAfter } from './middleware/retry-after.ts'
import { session } from './middleware/session.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { monitor } from './monitor.ts'
import { offline } from './offline.ts'
import { orderEvents } from './order-events/order-events.ts'
import { compressedResponse } from './pages/compression.ts'
import { notOpenYet } from './pages/not-open-yet.ts'
import type { PageCache } from './pages/page-cache.ts'
import { plainErrorPage } from './pages/plain-error-page.ts'
import { answerPageError, pages } from './pages/pages.ts'
import type { RenderPage } from './pages/render.ts'
import { storedPictures } from './pages/stored-pictures.ts'
import type { ServerEnv } from './server-env.ts'
import type { Services } from './services.ts'
import { oneClickUnsubscribe } from './webhooks/one-click-unsubscribe.ts'
import { paymentWebhooks } from './webhooks/payment-webhooks.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** The server's requests: compressed, and cached where all visitors get the same. */
export function createApp(services: Services, render: RenderPage, cache: PageCache): Hono<ServerEnv> {
  const { metrics } = services
  const app = createRoutes(services, metrics ? countRenders(render, metrics) : render)
  const front = new Hono<ServerEnv>()
  front.all('*', async (c) => {
    const arrivedAt = performance.now()
    const seen: Seen = {}
    const request = c.req.raw
    const kept = await cache.fill(request, async () => app.fetch(request, { ...c.env, seen }), seen)
    const response = await compressedResponse(request, kept)
    const ms = performance.now() - arrivedAt
    metrics?.countRequest({ method: request.method, status: response.status, seen, ms })
    return response
  })
  return front
}

/** Everything that a request passes through, in order. */
export function createRoutes(services: Services, render: RenderPage): Hono<ServerEnv> {
  const { config, metrics } = services
  const app = new Hono<ServerEnv>()
  app.use(seeRoute(), requestLog(services), securityHeaders(config), retryAfter(), ownChanges(services))
  app.onError(answerError(render, config))
  if (!config.isDevelopment) {
    serveFiles(app)
    app.route('/', offline(config))
  }
  app.route('/', health(services))
  app.route('/', doctorEndpoints(config))
  if (config.isDemo) app.route('/', demoMailbox())
  app.route('/', storedPictures())
  app.route('/', paymentWebhooks(metrics))
  app.route('/', oneClickUnsubscribe())
  app.route('/', monitor(render))
  app.use(session(), notOpenYet(render, config))
  app.route('/', discovery())
  app.route('/', sharePictures(services.sharePictures))
  app.use(limitRequests(countRequests(UNKEPT), refuseFlood(config)))
  const searches = countSearches()
  app.route('/', api(services, searches))
  app.route('/', orderEvents(services, services.stopping.signal))
  app.route('/', pages(services, render, searches))
  return app
}

/** Refuses who asks for more than `UNKEPT`, for as little work as there is. */
function refuseFlood({ isDemo }: Config): MiddlewareHandler<ServerEnv> {
  return async (c) =>
    c.req.path.startsWith('/api/')
      ? problem(c, 'too_many_requests')
      : plainErrorPage(c, { reason: 'too_many_requests', isDemo })
}

/**
 * Answers errors outside of the pages and the API, e.g. when the session cannot be looked up. Payment providers and
 * order pages in the browser try again by themselves; nobody reads the body of their answers.
 */
function answerError(render: RenderPage, config: Config): ErrorHandler<ServerEnv> {
  const answerPage = answerPageError(render, config)
  return (error, c) => {
    if (isAborted(c)) return c.body(null, 400)
    if (c.req.path.startsWith('/api/')) return answerApiError(error, c)
    const isForPrograms = /^\/webhooks\/|\/events$/.test(c.req.path)
    if (!isForPrograms || !isDatabaseUnavailable(error)) return answerPage(error, c)
    c.get('log').warn({ err: error, path: loggablePath(c.req.path) }, 'the database is unavailable')
    return c.body(null, 503, { 'cache-control': 'no-store' })
  }
}

/** The requests that a process answers that does jobs alone. */
export function createJobsApp(services: Services): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(requestLog(services), securityHeaders(services.config), retryAfter())
  app.route('/', health(services))
  return app
}

/** Answers on node:http: from what is kept, before any framework runs, or through the app. */
export function answering(
  app: Hono<ServerEnv>,
  cache: PageCache,
  metrics: Metrics | undefined,
): RequestListener {
  const listener = getRequestListener(app.fetch)
  return (request, response) => {
    const arrivedAt = performance.now()
    const seen: Seen = {}
    if (!cache.serve(request, response, seen)) return void listener(request, response)
    const ms = performance.now() - arrivedAt
    metrics?.countRequest({ method: request.method, status: response.statusCode, seen, ms })
  }
}

/** Serves built files; in development Vite does. */
function serveFiles(app: Hono<ServerEnv>): void {
  app.use('/assets/*', staticFiles(IMMUTABLE))
  for (const path of ['/images/*', '/favicon.svg', '/manifest.webmanifest', '/plain.css'])
    app.use(path, staticFiles(ONE_DAY))
}

function staticFiles(cacheControl: string): MiddlewareHandler {
  return serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', cacheControl),
  })
}
