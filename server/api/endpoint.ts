import { z } from 'zod'
import type { Ctx } from '#domain/context.ts'
import type { ProblemCode } from './problem.ts'

export type Answer = { status: 200 | 201; body: unknown } | { problem: ProblemCode; details?: object }

/** One verb of the API: its address, what it takes and gives, and how it is done. The document is made from these. */
export type Endpoint = {
  method: 'get' | 'post'
  path: string
  /** Whom it answers; staff act as staff here. Customers are known by the session cookie of the site. */
  for: 'anyone' | 'customer' | 'staff'
  summary: string
  description: string
  /** Path parameters, with the query of a GET or the JSON body of a POST. */
  input: z.ZodType
  needsIdempotencyKey: boolean
  response: z.ZodType
  successStatus: 200 | 201
  problems: ProblemCode[]
  /** The answer is the same for everybody until the catalogue or a rate changes. */
  isPublic: boolean
  /** `input` is what the schema of the same name makes of the request. */
  run(ctx: Ctx, input: never, idempotencyKey: string): Promise<Answer>
}

/** Ties the input of `run` to what its schema gives. */
export function endpoint<Schema extends z.ZodType>(
  definition: Endpoint & {
    input: Schema
    run(ctx: Ctx, input: z.output<Schema>, idempotencyKey: string): Promise<Answer>
  },
): Endpoint {
  return definition
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const read = {
  method: 'get',
  for: 'anyone',
  needsIdempotencyKey: false,
  successStatus: 200,
  isPublic: true,
} as const
export const own = { ...read, for: 'customer', isPublic: false } as const
export const write = {
  method: 'post',
  needsIdempotencyKey: false,
  successStatus: 200,
  isPublic: false,
} as const
export const bodyProblems = [
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies ProblemCode[]
export const nothing = z.strictObject({})
