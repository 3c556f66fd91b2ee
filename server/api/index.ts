import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { idempotencyKey } from '#domain/orders/checkout/schemas.ts'
import { recordRefusedAccess } from '#domain/base/audit/index.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { badValueState, isDatabaseUnavailable, isDomainError } from '#domain/kernel/errors.ts'
import type { LiveSession } from '#domain/accounts/sign-in/schemas.ts'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { isAborted } from '../middleware/is-aborted.ts'
import { limitPosts } from '../middleware/limit-posts.ts'
import type { RequestCounter } from '../middleware/limit-requests.ts'
import { limitSearches } from '../middleware/limit-searches.ts'
import { KEPT, keptUntil, NOT_KEPT } from '../pages/page-cache.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Services } from '../services.ts'
import { docsPage } from './docs.ts'
import { type Endpoint, isRefusal, type Refusal } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { problem } from './problem.ts'
import { type ProblemCode, toProblemCode } from './all-problems.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The shop's verbs as JSON. */
export function api({ config }: Services, searches: RequestCounter): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const document = openApiDocument(config.siteUrl)
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problem(c, 'payload_too_large') }))
  app.use('/api/*', async (c, next) => (isForeign(c) ? problem(c, 'foreign_origin') : next()))
  // After the check above, so that requests which other sites cause do not use up the limit of the browser's owner.
  const tooMany = async (c: Context<ServerEnv>) => problem(c, 'too_many_requests')
  for (const path of ['/api/products', '/api/recipes']) app.get(path, limitSearches(searches, tooMany))
  for (const { path, limit } of endpoints) {
    if (limit) app.post(toPattern(path), limitPosts(limit, tooMany))
  }
  for (const endpoint of endpoints) {
    app.on(endpoint.method.toUpperCase(), toPattern(endpoint.path), (c) => answer(c, endpoint))
  }
  app.get('/api/openapi.json', (c) => c.json(document, 200, KEPT))
  app.get('/api/docs', (c) => docsPage(c, document))
  for (const { path } of endpoints) {
    app.all(toPattern(path), (c) => {
      c.header('allow', methodsOf(path).join(', '))
      return problem(c, 'method_not_allowed')
    })
  }
  app.all('/api/*', (c) => problem(c, 'not_found'))
  app.onError(answerApiError)
  return app
}

/** Answers an error that no endpoint has answered; also for what fails in front of the API. */
export function answerApiError(error: Error, c: Context<ServerEnv>): Response {
  if (isDomainError(error)) return problem(c, toProblemCode(error.key))
  if (isAborted(c)) return problem(c, 'invalid_request')
  const log = c.get('log')
  const path = loggablePath(c.req.path)
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error, path }, 'the database is unavailable')
    return problem(c, 'unavailable')
  }
  const state = badValueState(error)
  if (state !== undefined) {
    log.warn({ state, path }, 'the database refuses a value')
    return problem(c, 'invalid_request')
  }
  log.error({ err: error, path }, 'unexpected error')
  return problem(c, 'unexpected')
}

/** The methods that a path answers, in the order of the alphabet. */
function methodsOf(path: string): string[] {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
  return methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).toSorted()
}

/** `/api/orders/{id}` as Hono writes it: `/api/orders/:id`. */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Browsers send cookies even with requests that other sites cause: only our own pages may change anything. */
function isForeign(c: Context<ServerEnv>): boolean {
  if (!c.get('session') || c.req.method === 'GET' || c.req.method === 'HEAD') return false
  return c.req.header('origin') !== c.get('origin')
}

async function answer(c: Context<ServerEnv>, endpoint: Endpoint): Promise<Response> {
  const actor = actorFor(endpoint, c.get('session'))
  if ('problem' in actor) {
    if (actor.problem === 'forbidden') await recordRefusedAccess(c.get('ctx'))
    return problem(c, actor.problem)
  }
  const sent = endpoint.method === 'get' ? c.req.query() : await readJson(c)
  if (sent instanceof Response) return sent
  const given = isObject(sent) ? { ...sent, ...c.req.param() } : sent

  const key = endpoint.needsIdempotencyKey
    ? idempotencyKey.safeParse(c.req.header('idempotency-key'))
    : undefined
  if (key && !key.success) {
    return problem(c, 'invalid_request', {
      fields: { 'Idempotency-Key': Object.values(toFieldErrors(key.error))[0] ?? 'invalid' },
    })
  }
  const input = endpoint.input.safeParse(given)
  if (!input.success) return problem(c, 'invalid_request', { fields: toFieldErrors(input.error) })

  // The schema has just parsed the input; `get` and `post` ensure that the types match.
  const ctx = { ...c.get('ctx'), ...actor }
  const run = async () => endpoint.verb(ctx, input.data as never, key?.data ?? '')
  const result = await run().catch(async (error: unknown) => {
    if (isDomainError(error) && error.code === 'forbidden') await recordRefusedAccess(ctx)
    throw error
  })
  if (isRefusal(result)) return answerRefusal(c, result)
  const kept = endpoint.shows ? keptUntil(endpoint.shows) : NOT_KEPT
  return c.json(bodyOf(endpoint.view, result), endpoint.successStatus, kept)
}

function answerRefusal(c: Context<ServerEnv>, { ok: _, reason, ...details }: Refusal): Response {
  return reason === 'wait' ? problem(c, 'too_many_requests') : problem(c, reason, details)
}

/** The fields that the view names: a verb's result may have more, as its `ok`. */
function bodyOf(view: z.ZodType, result: unknown): unknown {
  if (!(view instanceof z.ZodObject)) return result
  const names = Object.keys(view.shape)
  return Object.fromEntries(Object.entries(result ?? {}).filter(([name]) => names.includes(name)))
}

/** The actor that an endpoint runs as: the signed-in customer, or staff if the endpoint is for them. */
function actorFor(
  endpoint: Endpoint,
  session: LiveSession | undefined,
): { problem: ProblemCode } | { actor?: Actor } {
  if (endpoint.for === 'anyone') return {}
  if (!session) return { problem: 'sign_in_required' }
  if (endpoint.for === 'customer') return {}
  const { id, roles } = session.person
  const isAdmin = roles.includes('admin')
  if (roles.length === 0 || (endpoint.for === 'admin' && !isAdmin)) return { problem: 'forbidden' }
  return { actor: { role: 'staff', id, isAdmin } }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function readJson(c: Context<ServerEnv>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return problem(c, 'unsupported_media_type')
  try {
    return await c.req.json<unknown>()
  } catch (error) {
    if (error instanceof SyntaxError) return problem(c, 'invalid_json')
    throw error
  }
}
