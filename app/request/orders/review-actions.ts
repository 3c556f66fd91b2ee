import { typedValues } from '#app/components/forms/form-reply.ts'
import type { ReviewReply } from '#app/components/orders/review-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import type { FormAnswer, FormRequest } from '#app/request/run-intent.ts'
import {
  type SaveReviewInput,
  saveReviewInput,
  type SaveReviewResult,
  type WithdrawReviewInput,
  withdrawReviewInput,
} from '#domain/orders/reviews/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** Saves what a form for a review was sent with, and leads on. */
export async function saveReviewAction(
  { intent, form }: FormRequest,
  save: (input: SaveReviewInput) => Promise<SaveReviewResult>,
  leadOn: () => Response,
): Promise<FormAnswer<ReviewReply>> {
  const values = typedValues(form, ['subject', 'id', 'stars', 'title', 'text', 'shownName', 'language'])
  const input = saveReviewInput.safeParse(values)
  if (!input.success) return answer<ReviewReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await save(input.data)
  return result.ok ? leadOn() : answer<ReviewReply>({ intent, values, refusal: result })
}

/** Takes back the review that a form names, and leads on. */
export async function withdrawReviewAction(
  { form }: FormRequest,
  withdraw: (input: WithdrawReviewInput) => Promise<void>,
  leadOn: () => Response,
): Promise<Response> {
  const input = withdrawReviewInput.safeParse(typedValues(form, ['subject', 'id']))
  if (!input.success) throw badRequest()
  await withdraw(input.data)
  return leadOn()
}
