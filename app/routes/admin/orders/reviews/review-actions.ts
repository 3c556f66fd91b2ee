import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { decideReviews, replyToReview } from '#domain/orders/reviews/index.ts'
import {
  decideReviewsInput,
  replyToReviewInput,
  type ReplyToReviewResult,
} from '#domain/orders/reviews/schemas.ts'
import type { DecideReviewsResult } from '#domain/orders/reviews/views.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { TICKED } from './decision-names.ts'

export type DecisionReply = FormReply<Extract<ReplyToReviewResult, { ok: false }>, DecideReviewsResult>

/** Shows or refuses the ticked reviews, and says what became of them. */
export async function decideAction({ context, intent, subject, form }: FormRequest) {
  const reviews = [...form.keys()].flatMap((name) => {
    const [, id, version] = TICKED.exec(name) ?? []
    return id ? [{ id, version: Number(version) }] : []
  })
  const reason = form.get('reason') ?? ''
  const values = { reason }
  if (reviews.length === 0) return answer<DecisionReply>({ intent, values, errors: { reviews: 'required' } })
  const input = decideReviewsInput.safeParse({
    to: subject,
    reviews,
    ...(subject === 'refused' && { reason }),
  })
  if (!input.success) {
    const errors = toFieldErrors(input.error)
    if (!errors['reason']) throw badRequest()
    return answer<DecisionReply>({ intent, values, errors: { reason: errors['reason'] } })
  }
  return answer<DecisionReply>({
    intent,
    done: await runVerb(context, (ctx) => decideReviews(ctx, input.data)),
  })
}

/** Stores what the shop answers to one review. */
export async function replyAction({ context, intent, subject, form }: FormRequest) {
  const [, id, version] = /^(.{36})-(\d{1,9})$/.exec(subject) ?? []
  const values = { reply: form.get('reply') ?? '' }
  const input = replyToReviewInput.safeParse({ id, version: Number(version), ...values })
  if (!input.success) return answer<DecisionReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => replyToReview(ctx, input.data))
  if (!result.ok) return answer<DecisionReply>({ intent, values, refusal: result })
  return leadTo(context, {
    to: '/admin/reviews',
    // The list from which it was sent.
    search: Object.fromEntries(new URLSearchParams(form.get('list'))),
    hash: `review-${input.data.id}`,
  })
}
