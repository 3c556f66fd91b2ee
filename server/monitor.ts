import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Ctx } from '#domain/kernel/context.ts'
import { recordBrowserError, recordVitals } from '#domain/base/monitor/index.ts'
import { recordBrowserErrorInput, recordVitalsInput } from '#domain/base/monitor/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { answerApiError } from './api/index.ts'
import { problem } from './api/problem.ts'
import { countRequests, limitRequests } from './middleware/limit-requests.ts'
import type { RenderPage } from './pages/render.ts'
import type { ServerEnv } from './server-env.ts'

const MAX_BODY_BYTES = 16 * 1024

type Budget = { points: number; duration: number }
/**
 * The reports allowed from one address, and from all together; durations in seconds. Kept in this process: to ask
 * the database would cost what it protects. One beacon a page is far below it, and what is turned away is missed by
 * nobody.
 */
export const BUDGETS = {
  vitals: { each: { points: 60, duration: 60 }, all: { points: 1_200, duration: 60 } },
  errors: { each: { points: 20, duration: 600 }, all: { points: 300, duration: 60 } },
} satisfies Record<string, { each: Budget; all: Budget }>

/**
 * Receives the reports that pages send by `navigator.sendBeacon`: how fast they were, and what went wrong in them. It
 * stands in front of the session: who is signed in is not looked up, because nobody wants to know.
 */
export function monitor(render: Pick<RenderPage, 'patterns'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c, 'payload_too_large') })
  const isKnown = async (routes: string[]) => {
    const known = await render.patterns()
    return routes.every((route) => known.has(route))
  }
  app.post('/api/vitals', ownPagesOnly, ...withinBudget('vitals'), limitBody, (c) =>
    record(c, recordVitalsInput, {
      isKnown: ({ vitals }) => isKnown(vitals.map(({ route }) => route)),
      verb: recordVitals,
    }),
  )
  app.post('/api/browser-errors', ownPagesOnly, ...withinBudget('errors'), limitBody, (c) =>
    record(c, recordBrowserErrorInput, {
      isKnown: ({ route }) => isKnown([route]),
      verb: recordBrowserError,
    }),
  )
  app.onError(answerApiError)
  return app
}

/** Browsers name the origin of a page with everything that it sends, and ask first before one sends another site JSON. */
const ownPagesOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (c.req.header('origin') !== c.get('origin')) return problem(c, 'foreign_origin')
  const type = c.req.header('content-type') ?? ''
  return /^application\/json\b/i.test(type) ? next() : problem(c, 'unsupported_media_type')
}

/** Limits each address before all together, so that one's surplus does not use up the budget of all. */
function withinBudget(
  name: keyof typeof BUDGETS,
): [MiddlewareHandler<ServerEnv>, MiddlewareHandler<ServerEnv>] {
  const refuse: MiddlewareHandler<ServerEnv> = async (c) => problem(c, 'too_many_requests')
  const { each, all } = BUDGETS[name]
  return [limitRequests(countRequests(each), refuse), limitRequests(countRequests(all), refuse, 'all')]
}

type Told<Input> = {
  /** True if the shop has the routes that it names: anything else would make a row for each invented word. */
  isKnown(input: Input): Promise<boolean>
  verb(ctx: Ctx, input: Input): Promise<void>
}

async function record<Input>(
  c: Context<ServerEnv>,
  schema: z.ZodType<Input>,
  { isKnown, verb }: Told<Input>,
): Promise<Response> {
  const sent = await readJson(c)
  if (sent === undefined) return problem(c, 'invalid_json')
  const input = schema.safeParse(sent)
  if (!input.success) return problem(c, 'invalid_request', { fields: toFieldErrors(input.error) })
  if (!(await isKnown(input.data)))
    return problem(c, 'invalid_request', { fields: { route: 'unknown_value' } })
  await verb(c.get('ctx'), input.data)
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

async function readJson(c: Context<ServerEnv>): Promise<unknown> {
  try {
    return await c.req.json<unknown>()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
