import { z } from 'zod'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { ShownTable } from '#shared/kernel/shown-tables.ts'
import type { ProblemCode } from './all-problems.ts'

/** One operation of the API: its address, input, output and implementation. The OpenAPI document is made from these. */
export type Endpoint = {
  method: 'get' | 'post'
  path: string
  /** Its addresses in earlier releases, which still work until the next one. */
  formerPaths?: string[]
  /** At a former address: the path that replaces it. */
  replacedBy?: string
  /** The callers it is for; staff and admins act as staff here. People are recognised by the site's session cookie. */
  for: 'anyone' | 'customer' | 'staff' | 'admin'
  summary: string
  description: string
  /** Path parameters, with the query of a GET or the JSON body of a POST. */
  input: z.ZodType
  /** The body of its success. */
  view: z.ZodType
  successStatus: 200 | 201
  problems: ProblemCode[]
  needsIdempotencyKey: boolean
  /** The limit that counts its requests; undefined if they are not counted. */
  limit: LimitName | undefined
  /** The answer is the same for everybody until one of these tables changes; undefined if it is for who asks. */
  shows: readonly ShownTable[] | undefined
  /** `input` is the request as parsed by the schema of the same name. */
  verb: (ctx: Ctx, input: never, idempotencyKey: string) => Promise<unknown>
}

/** A verb's refusal: its reason is the problem's code, the rest its details. `wait` is `too_many_requests`, without them. */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  ok: false
  reason: Code | (Code extends 'too_many_requests' ? 'wait' : never)
}

/** The value of the view; nothing, or only that it is done, where the view is empty. */
type Answer<View extends z.ZodType> =
  z.output<View> extends Record<string, never> ? void | { ok: true } : z.output<View>

type Definition<Input extends z.ZodType, View extends z.ZodType, Code extends ProblemCode> = Pick<
  Endpoint,
  'for' | 'summary' | 'description' | 'formerPaths'
> & {
  input: Input
  view: View
  verb: (
    ctx: Ctx,
    input: z.output<Input>,
    idempotencyKey: string,
  ) => Promise<Answer<View> | Refusal<NoInfer<Code>>>
}

/** The problems that not every request can have. */
type OwnProblems<Code extends ProblemCode> = { problems?: Code[] }

/** An endpoint that reads. The compiler checks that its verb answers with the view, or refuses with one of the problems. */
export function get<Input extends z.ZodType, View extends z.ZodType, Code extends ProblemCode = never>(
  path: string,
  definition: Definition<Input, View, Code> & OwnProblems<Code> & Partial<Pick<Endpoint, 'shows'>>,
): Endpoint {
  return {
    method: 'get',
    path,
    successStatus: 200,
    needsIdempotencyKey: false,
    limit: undefined,
    shows: undefined,
    ...definition,
    problems: ['invalid_request', ...(definition.problems ?? [])],
  }
}

/** An endpoint that writes, or whose input belongs in no address, checked as `get` is. It is limited as the forms of the pages if it names no other limit. */
export function post<Input extends z.ZodType, View extends z.ZodType, Code extends ProblemCode = never>(
  path: string,
  definition: Definition<Input, View, Code> &
    OwnProblems<Code> &
    Partial<Pick<Endpoint, 'successStatus' | 'needsIdempotencyKey' | 'limit'>>,
): Endpoint {
  return {
    method: 'post',
    path,
    successStatus: 200,
    needsIdempotencyKey: false,
    limit: 'forms',
    shows: undefined,
    ...definition,
    problems: [
      'invalid_request',
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      ...(definition.problems ?? []),
    ],
  }
}

/** A verb, and what its endpoint answers once it is done, e.g. what is there now. A refusal stays as it is. */
export function answerWith<Input, Result, View>(
  verb: (ctx: Ctx, input: Input) => Promise<Result>,
  answer: (ctx: Ctx, input: Input, done: Exclude<Result, { ok: false }>) => View | Promise<View>,
) {
  return async (ctx: Ctx, input: Input) => {
    const result = await verb(ctx, input)
    // Narrowing a value does not narrow its type parameter.
    if (isRefusal(result)) return result as Extract<Result, { ok: false }>
    return answer(ctx, input, result as Exclude<Result, { ok: false }>)
  }
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}

/** No input, or an empty answer. */
export const nothing = z.strictObject({})
