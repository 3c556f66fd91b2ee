import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createCategory, deleteCategory, updateCategory } from '#domain/catalog/catalog-desk/index.ts'
import {
  createCategoryInput,
  deleteCategoryInput,
  type DeleteCategoryResult,
  updateCategoryInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { valuesOf } from './category-values.ts'
import { STAY } from './stay.ts'
import { LOCALES, byLocale } from '#shared/kernel/locale.ts'

type Refusal =
  | { reason: 'changed'; current: CategoryValues; by: string | null }
  | { reason: 'slug_taken' }
  | Exclude<DeleteCategoryResult, { ok: true }>
export type CategoryValues = Partial<Record<string, string>>
export type CategoryReply = FormReply<Refusal>

const FIELDS = [
  ...LOCALES.flatMap((locale) => [`name.${locale}`, `description.${locale}`] as const),
  'sortOrder',
  'isActive',
] as const

/** The fields of one category's form: their names end in its id, because the page has many. */
function typed(form: Map<string, string>, id: string) {
  const values = {
    [`isActive.${id}`]: '',
    ...typedValues(
      form,
      FIELDS.map((field) => `${field}.${id}`),
    ),
  }
  const of = (field: (typeof FIELDS)[number]) => values[`${field}.${id}`] ?? ''
  const place = of('sortOrder').trim()
  return {
    values,
    fields: {
      name: byLocale((locale) => of(`name.${locale}`)),
      description: byLocale((locale) => of(`description.${locale}`)),
      sortOrder: place ? Number(place) : undefined,
      isActive: of('isActive') === 'on',
    },
  }
}

const errorsOf = (errors: ReturnType<typeof toFieldErrors>, id: string) =>
  Object.fromEntries(Object.entries(errors).map(([name, code]) => [`${name}.${id}`, code]))

export async function createAction({ context, intent, form }: FormRequest) {
  const { values, fields } = typed(form, 'new')
  const input = createCategoryInput.safeParse(fields)
  if (!input.success) {
    return answer<CategoryReply>({ intent, values, errors: errorsOf(toFieldErrors(input.error), 'new') })
  }
  const result = await runVerb(context, (ctx) => createCategory(ctx, input.data))
  if (!result.ok) return answer<CategoryReply>({ intent, values, refusal: result })
  return leadTo(context, '/admin/categories', { notice: 'category-saved' })
}

export async function saveAction({ context, intent, subject, form }: FormRequest) {
  const { values, fields } = typed(form, subject)
  const version = Number(form.get(`version.${subject}`) ?? '')
  const input = updateCategoryInput.safeParse({ id: subject, version, ...fields })
  if (!input.success) {
    return answer<CategoryReply>({ intent, values, errors: errorsOf(toFieldErrors(input.error), subject) })
  }
  const result = await runVerb(context, (ctx) => updateCategory(ctx, input.data))
  if (result.ok) return leadTo(context, '/admin/categories', { notice: 'category-saved' })
  const refusal = { reason: 'changed', current: valuesOf(result.current), by: result.by } as const
  // Sent again, it replaces what has been shown now.
  const shown = { ...values, [`version.${subject}`]: String(result.current.version) }
  return answer<CategoryReply>({ intent, values: shown, refusal }, { status: 409 })
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
