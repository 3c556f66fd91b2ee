import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { abandonStocktake, bookStocktake, saveCount } from '#domain/catalog/stocktakes/index.ts'
import {
  bookStocktakeInput,
  saveCountInput,
  type SaveCountResult,
  stocktakeId,
} from '#domain/catalog/stocktakes/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type StocktakeReply = FormReply<Extract<SaveCountResult, { ok: false }>, 'saved'>
type StocktakeForm = FormRequest & { id: string }

export const STOCKTAKE_ACTIONS: FormActions<StocktakeReply, { id: string }> = {
  'count-*': countAction,
  book: bookAction,
  abandon: abandonAction,
}

/** Each line saves itself, as it is counted. */
async function countAction({ context, id, intent, subject, form }: StocktakeForm) {
  const values = typedValues(form, ['counted'])
  const input = saveCountInput.safeParse({
    stocktakeId: id,
    productId: subject,
    counted: typedCount(values.counted),
    version: Number(form.get('version')),
  })
  if (!input.success) return answer<StocktakeReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => saveCount(ctx, input.data))
  if (!result.ok) return answer<StocktakeReply>({ intent, values, refusal: result }, { status: 409 })
  return answer<StocktakeReply>({ intent, values, done: 'saved' })
}

async function bookAction({ context, id, intent, form }: StocktakeForm) {
  const values = typedValues(form, ['notes'])
  const input = bookStocktakeInput.safeParse({ stocktakeId: id, notes: values.notes })
  if (!input.success) return answer<StocktakeReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => bookStocktake(ctx, input.data))
  if (!result.ok) return answer<StocktakeReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/inventory/stocktakes/:id', params: { id } },
    { notice: 'stocktake-booked' },
  )
}

async function abandonAction({ context, id, intent }: StocktakeForm) {
  if (!stocktakeId.safeParse(id).success) throw badRequest()
  const result = await runVerb(context, (ctx) => abandonStocktake(ctx, { stocktakeId: id }))
  if (!result.ok) return answer<StocktakeReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, '/admin/inventory/stocktakes', { notice: 'stocktake-abandoned' })
}
