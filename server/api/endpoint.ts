import { z } from 'zod'
import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { ShownTable } from '#shared/kernel/shown-tables.ts'
import type { ProblemCode } from './all-problems.ts'

export type Answer = { status: 200 | 201; body: unknown } | { problem: ProblemCode; details?: object }

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
  needsIdempotencyKey: boolean
  /** The limit that counts its requests; undefined if they are not counted. */
  limit: LimitName | undefined
  response: z.ZodType
  successStatus: 200 | 201
  problems: ProblemCode[]
  /** The answer is the same for everybody until one of these tables changes; undefined if it is for who asks. */
  shows: readonly ShownTable[] | undefined
  /** `input` is the request as parsed by the schema of the same name. */
  run(ctx: Ctx, input: never, idempotencyKey: string): Promise<Answer>
}

/** Makes the compiler check that `run` takes what the schema returns. */
export function endpoint<Schema extends z.ZodType>(
  definition: Endpoint & {
    input: Schema
    run(ctx: Ctx, input: z.output<Schema>, idempotencyKey: string): Promise<Answer>
  },
): Endpoint {
  return definition
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** Answers with a verb's refusal: its reason is the problem's code, the rest its details. */
export function refused(refusal: { ok: false; reason: ProblemCode }): Answer {
  const { ok: _, reason, ...details } = refusal
  return { problem: reason, details }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}

/* The beginnings of endpoints' definitions. */

const read = { method: 'get', needsIdempotencyKey: false, successStatus: 200, limit: undefined } as const
const write = { method: 'post', needsIdempotencyKey: false, successStatus: 200, shows: undefined } as const
/** The endpoint says what it shows. */
export const publicRead = { ...read, for: 'anyone' } as const
export const customerRead = { ...read, for: 'customer', shows: undefined } as const
export const staffRead = { ...read, for: 'staff', shows: undefined } as const
export const adminRead = { ...staffRead, for: 'admin' } as const
/** The endpoint sets its own limit. */
export const publicWrite = { ...write, for: 'anyone' } as const
export const customerWrite = { ...write, for: 'customer', limit: 'forms' } as const
export const staffWrite = { ...write, for: 'staff', limit: 'forms' } as const
export const adminWrite = { ...staffWrite, for: 'admin' } as const

/** The problems that any POST can have. */
export const bodyProblems = [
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies ProblemCode[]

/** The problems that are possible where the password has to be confirmed first. */
export const confirmedProblems = [...bodyProblems, 'unconfirmed'] as const satisfies ProblemCode[]

/** No input, or an empty answer. */
export const nothing = z.strictObject({})
