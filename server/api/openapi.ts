import { z } from 'zod'
import { cookieName } from '#shared/kernel/cookies.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problemResponse } from './problem.ts'
import { allProblems, type ProblemCode } from './all-problems.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const VERSION = '1.2.0'
/** The first version that no longer has the former addresses. */
const WITHOUT_FORMER_ADDRESSES = '2.0.0'

/** The OpenAPI 3.1 document of the API, made from the schemas that check its requests. */
export function openApiDocument(siteUrl: string): object {
  const paths: Record<string, object> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'KROK shop API',
      version: VERSION,
      description:
        'Products, carts, orders and accounts. Amounts are integer ZAR cents; errors are RFC 9457 problem details.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problemResponse, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(siteUrl, 'session') } },
    },
  }
}

/** The problems of a request by somebody the endpoint is not for. */
const ACCESS_PROBLEMS: Record<Endpoint['for'], ProblemCode[]> = {
  anyone: [],
  customer: ['sign_in_required', 'foreign_origin'],
  staff: ['sign_in_required', 'forbidden', 'foreign_origin'],
  admin: ['sign_in_required', 'forbidden', 'foreign_origin'],
}

function operation(endpoint: Endpoint): object {
  const input = toJsonSchema(endpoint.input, 'input')
  const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => allProblems[code].status)
  return {
    operationId: `${endpoint.method} ${endpoint.path}`
      .replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W/g, ''),
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.replacedBy ? { deprecated: true } : {}),
    ...(endpoint.for === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(endpoint.method === 'get'
      ? { parameters: parametersOf(endpoint, input) }
      : {
          parameters: [
            ...parametersOf(endpoint, input).filter((parameter) => parameter.in === 'path'),
            ...(endpoint.needsIdempotencyKey ? [idempotencyHeader] : []),
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodyOf(endpoint, input) } },
          },
        }),
    responses: {
      [endpoint.successStatus]: {
        description: 'Done.',
        content: { 'application/json': { schema: toJsonSchema(endpoint.view, 'output') } },
      },
      ...Object.fromEntries(
        Array.from(byStatus, ([status, codes]) => [
          status,
          {
            description: `Problem with code ${codes.map((code) => `\`${code}\``).join(', ')}.`,
            content: problemContent,
          },
        ]),
      ),
    },
  }
}

function problemsOf({ problems, limit, for: audience }: Endpoint): ProblemCode[] {
  return [...problems, ...(limit ? (['too_many_requests'] as const) : []), ...ACCESS_PROBLEMS[audience]]
}

/** Describes the endpoint; for a former address, which one to use instead. */
export function descriptionOf({ method, description, replacedBy }: Endpoint): string {
  if (!replacedBy) return description
  return `Use \`${method.toUpperCase()} ${replacedBy}\` instead: this address answers as before until version ${WITHOUT_FORMER_ADDRESSES}. ${description}`
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One per order: 16 to 100 letters, digits, - or _.',
  schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
}

/** The body's schema, without the parameters of the path. */
function bodyOf(endpoint: Endpoint, { properties, required, ...schema }: JsonSchema): JsonSchema {
  const { path } = endpoint
  // A union: each of its members has the parameters of the path.
  if (schema.oneOf) return { ...schema, oneOf: kindsOf(schema).map((kind) => bodyOf(endpoint, kind)) }
  if (!properties) return schema
  const isInBody = (name: string) => !path.includes(`{${name}}`)
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    ...(required ? { required: required.filter(isInBody) } : {}),
  }
}

function kindsOf(schema: JsonSchema): JsonSchema[] {
  return schema.oneOf?.filter((kind) => typeof kind === 'object') ?? [schema]
}

function parametersOf(endpoint: Endpoint, input: JsonSchema) {
  return Object.entries(kindsOf(input)[0]?.properties ?? {}).map(([name, schema]) => {
    const isInPath = endpoint.path.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath, schema }
  })
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return json
}
