import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DomainErrorKey } from '#domain/errors.ts'

/** The stable codes of the API's errors, each with its status. */
export const PROBLEMS = {
  invalid_request: 400,
  invalid_json: 400,
  sign_in_required: 401,
  forbidden: 403,
  foreign_origin: 403,
  wrong_password: 403,
  not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  order_not_found: 404,
  account_not_found: 404,
  notification_not_found: 404,
  refund_not_found: 404,
  batch_not_found: 404,
  stocktake_not_found: 404,
  discount_not_found: 404,
  event_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  picture_changed: 409,
  customer_changed: 409,
  not_invited: 409,
  has_role: 409,
  own_account: 409,
  other_address: 409,
  illegal_step: 409,
  tracking_needed: 409,
  recalled_batch: 409,
  already_recalled: 409,
  reference_taken: 409,
  already_paid: 409,
  under_way: 409,
  may_be_under_way: 409,
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
  payment_conflict: 409,
  notification_conflict: 409,
  not_pending: 409,
  sent_by_provider: 409,
  code_taken: 409,
  changed: 409,
  sku_taken: 409,
  slug_taken: 409,
  unknown_category: 409,
  needs_both_names: 409,
  was_used: 409,
  has_products: 409,
  discount_refused: 409,
  key_reused: 409,
  unpaid_limit: 409,
  not_held: 409,
  too_few: 409,
  unknown_batch: 409,
  recalled: 409,
  expired: 409,
  already_booked: 409,
  other_date: 409,
  not_packing: 409,
  not_packed_from_it: 409,
  same_batch: 409,
  closed: 409,
  already_counting: 409,
  nothing_to_count: 409,
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
// Object.keys loses the type of the keys.
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[]

/** Broader problems for the domain's errors that have no code of their own here. */
const BROADER: Record<Exclude<DomainErrorKey, ProblemCode>, ProblemCode> = {
  document_not_found: 'not_found',
  page_not_found: 'not_found',
  payment_not_found: 'not_found',
  picture_not_found: 'not_found',
  recipe_not_found: 'not_found',
  pdf_unavailable: 'unavailable',
  storage_unavailable: 'unavailable',
  payment_unavailable: 'unavailable',
  sign_in_unavailable: 'unavailable',
}

/** The problem for a verb's error. */
export function toProblemCode(key: DomainErrorKey): ProblemCode {
  return isProblemCode(key) ? key : BROADER[key]
}

function isProblemCode<Key extends string>(key: Key): key is Key & ProblemCode {
  return key in PROBLEMS
}
