import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isLocale, type Locale } from '#shared/locale.ts'
import type { FieldErrors } from '#shared/validation.ts'
import type { ServerEnv } from '../middleware/request-log.ts'
import { fieldTexts, problemTexts } from './problem-texts.ts'

/** The stable codes of the API's errors, each with its status. */
export const PROBLEMS = {
  invalid_request: 400,
  invalid_json: 400,
  sign_in_required: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  order_not_found: 404,
  account_not_found: 404,
  notification_not_found: 404,
  refund_not_found: 404,
  discount_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  illegal_step: 409,
  tracking_needed: 409,
  reference_taken: 409,
  nothing_to_pay: 409,
  nothing_paid: 409,
  nothing_to_refund: 409,
  unknown_item: 409,
  unknown_payment: 409,
  too_many: 409,
  too_much: 409,
  cannot_restock: 409,
  sum_differs: 409,
  refund_conflict: 409,
  notification_conflict: 409,
  not_pending: 409,
  sent_by_provider: 409,
  code_taken: 409,
  discount_refused: 409,
  key_reused: 409,
  total_changed: 409,
  out_of_stock: 409,
  product_gone: 409,
  payment_declined: 402,
  payment_method_unavailable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>
export type ProblemCode = keyof typeof PROBLEMS

/** An error as RFC 9457 writes it: `code` is for programs, `title` for the person in front of them. */
export function problem(
  c: Context<ServerEnv>,
  code: ProblemCode,
  more: { fields?: FieldErrors; [detail: string]: unknown } = {},
): Response {
  const locale = languageOf(c)
  const { fields, ...details } = more
  const body = {
    type: `/api/docs#${code}`,
    title: problemTexts[locale][code],
    status: PROBLEMS[code],
    code,
    requestId: c.get('requestId'),
    ...details,
    ...(fields
      ? {
          errors: Object.entries(fields).map(([path, error]) => ({
            path,
            code: error,
            message: fieldTexts[locale][error],
          })),
        }
      : {}),
  }
  return c.body(JSON.stringify(body), PROBLEMS[code], {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
  })
}

/** The language asked for: `?language=`, else what the client accepts. */
function languageOf(c: Context): Locale {
  const asked = c.req.query('language')
  if (isLocale(asked)) return asked
  return /^\s*th\b/i.test(c.req.header('accept-language') ?? '') ? 'th' : 'en'
}
