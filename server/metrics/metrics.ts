import { collectDefaultMetrics, Counter, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import type { RejectionReason } from '#shared/orders/payment-records.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import { shopFigures, type ShopFigures } from './shop-figures.ts'

/** In seconds: from what is kept in memory to what makes a person give up. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Anybody may send any method; each would be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The result of looking a request up in the cache, in front of everything else. */
export type CacheResult = 'hit' | 'miss' | 'stale'

/** Facts found out about a request on its way. */
export type Seen = {
  /** The pattern of the route that answers, such as `/:locale?/product/:id`: never the address itself. */
  route?: string
  /** Undefined if the answer is never kept. */
  cache?: CacheResult
}

/** Counts what this process does, for Prometheus. See docs/guides/watching.md for the names. */
export type Metrics = {
  /** @param ms from its arrival until its answer begins */
  countRequest(request: { method: string | undefined; status: number; seen: Seen; ms: number }): void
  countRender(route: string, ms: number): void
  /** Counts what was posted to a provider's address and is not signed. */
  countRefusedNotification(method: PaymentMethod, reason: RejectionReason): void
  /** All figures, in the OpenMetrics format. */
  read(): Promise<string>
  contentType: string
}

export function openMetrics(shop: ShopFigures): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'krok_http_request_duration_seconds',
    help: 'Time from a request to the beginning of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const cached = new Counter({
    name: 'krok_page_cache_answers_total',
    help: 'Answers that are the same for everybody: sent from memory (hit), made (miss), or old for want of a database (stale).',
    labelNames: ['result'],
    registers,
  })
  const renders = new Histogram({
    name: 'krok_page_render_duration_seconds',
    help: 'Time to read and render a page, or its data.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  })
  const refusedNotifications = new Counter({
    name: 'krok_payment_notifications_refused_total',
    help: 'What was posted as a notification of a payment provider and is not signed.',
    labelNames: ['method', 'reason'],
    registers,
  })
  for (const result of ['hit', 'miss', 'stale']) cached.inc({ result }, 0)
  const readShop = shopFigures(registry, shop)

  return {
    countRequest({ method = '', status, seen, ms }) {
      requests.observe(
        {
          method: METHODS.has(method) ? method : 'other',
          route: seen.route ?? 'none',
          status: `${Math.floor(status / 100)}xx`,
        },
        ms / 1_000,
      )
      if (seen.cache) cached.inc({ result: seen.cache })
    },
    countRender(route, ms) {
      renders.observe({ route }, ms / 1_000)
    },
    countRefusedNotification(method, reason) {
      refusedNotifications.inc({ method, reason })
    },
    async read() {
      await readShop()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
