import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createCategory, deleteCategory, updateCategory } from '#domain/catalog/catalog-desk/index.ts'
import {
  createCategoryInput,
  deleteCategoryInput,
  updateCategoryInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import { categoryDescription, type CategoryReply } from './category-description.ts'
import { STAY } from './stay.ts'

export async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(categoryDescription, createCategoryInput, form)
  if (errors) return answer<CategoryReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createCategory(ctx, input))
  if (!result.ok) return answer<CategoryReply>({ intent, values, refusal: result })
  return leadTo(context, '/admin/categories', { notice: 'category-saved' })
}

export async function saveCategoryAction({ context, intent, subject, form }: FormRequest) {
  const { values, input, errors } = parseForm(categoryDescription, updateCategoryInput, form, (typed) => ({
    id: subject,
    ...typed,
  }))
  if (errors) return answer<CategoryReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateCategory(ctx, input))
  if (result.ok) return leadTo(context, '/admin/categories', { notice: 'category-saved' })
  const current = categoryDescription.toValues(result.current)
  return answerChanged<CategoryReply>({ intent, values }, { current, by: result.by })
}

export async function deleteAction({ context, intent, subject, form }: FormRequest) {
  const chosen = form.get(`moveTo.${subject}`)
  const input = deleteCategoryInput.safeParse({
    id: subject,
    moveTo: chosen === undefined || chosen === STAY ? undefined : chosen,
  })
  if (!input.success)
    return answer<CategoryReply>({ intent, refusal: { ok: false, reason: 'unknown_category' } })
  const result = await runVerb(context, (ctx) => deleteCategory(ctx, input.data))
  if (!result.ok) return answer<CategoryReply>({ intent, refusal: result })
  return leadTo(context, '/admin/categories', { notice: 'category-deleted' })
}
