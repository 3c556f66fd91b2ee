import { data } from 'react-router'
import type { RootData } from '#app/components/shell/root-data.ts'
import { type RefusalCode, type RequestContext, serverContext } from '#app/request/context.ts'
import { recordRefusedAccess } from '#domain/base/audit/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import {
  badValueState,
  type DomainErrorCode,
  type DomainErrorSubject,
  isDatabaseUnavailable,
  isDomainError,
} from '#domain/kernel/errors.ts'

const STATUS = {
  not_found: 404,
  forbidden: 403,
  unconfirmed: 403,
  conflict: 409,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies Record<DomainErrorCode, number>
/** The statuses of pages that a verb refused. */
export type DomainErrorStatus = (typeof STATUS)[DomainErrorCode]

/** The data of an error page: a code, the noun it is about, and the id under which the log has the rest. */
export type ErrorData = {
  code: DomainErrorCode | RefusalCode | 'admins_only' | 'unexpected'
  what?: DomainErrorSubject
  requestId?: string
  /** The server's reason for refusing a request, for the form that scripts sent it from. */
  text?: string
  /** The frame of the page, if it is refused before the root loader has read it. */
  root?: RootData
}

/**
 * Calls a verb for a page. The one place where the domain's coded errors become answers, where a database that cannot
 * answer becomes a 503, a value that it refuses a 400, and where an unexpected error is logged and becomes the error page.
 */
export async function runVerb<T>(context: RequestContext, verb: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { ctx, requestId } = context.get(serverContext)
  try {
    return await verb(ctx)
  } catch (error) {
    if (isDomainError(error)) {
      if (error.code === 'forbidden') await recordRefusedAccess(ctx)
      throw data({ code: error.code, what: error.what } satisfies ErrorData, { status: STATUS[error.code] })
    }
    if (!(error instanceof Error)) throw error
    if (isDatabaseUnavailable(error)) {
      ctx.log.warn({ err: error }, 'the database is unavailable')
      throw data({ code: 'unavailable' } satisfies ErrorData, { status: STATUS.unavailable })
    }
    const state = badValueState(error)
    if (state !== undefined) {
      ctx.log.warn({ state }, 'the database refuses a value')
      throw data({ code: 'bad_request' } satisfies ErrorData, { status: 400 })
    }
    ctx.log.error({ err: error }, 'unexpected error')
    throw data({ code: 'unexpected', requestId } satisfies ErrorData, { status: 500 })
  }
}

/**
 * The same for a part of a page that can be left out: where the shop fails, the page says so in the part's place, and
 * has the status of the failure, so that nobody keeps it.
 */
export async function runPart<T>(
  context: RequestContext,
  verb: (ctx: Ctx) => Promise<T>,
): Promise<{ value: T } | { status: number }> {
  try {
    return { value: await runVerb(context, verb) }
  } catch (error) {
    const status = isErrorData(error) ? (error.init?.status ?? 500) : 0
    if (status < 500) throw error
    return { status }
  }
}

/** True for an error thrown by `runVerb`. */
export function isErrorData(error: unknown): error is ReturnType<typeof data<ErrorData>> {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
