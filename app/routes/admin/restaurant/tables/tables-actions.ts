import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  deleteCombination,
  deleteTable,
  saveCombination,
  saveTable,
} from '#domain/restaurant/table-desk/index.ts'
import { saveCombinationInput, saveTableInput } from '#domain/restaurant/table-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { TABLE_FIELDS, type TablesReply, valuesOf } from './table-values.ts'

/** The actions of this page's forms. */
export const TABLES_ACTIONS: FormActions<TablesReply> = {
  add: saveTableAction,
  'save-*': saveTableAction,
  'delete-*': deleteAction,
  combine: combineAction,
  'part-*': partAction,
}

const whole = (text: string | undefined) => (text?.trim() ? Number(text) : undefined)

async function saveTableAction({ context, intent, subject, form }: FormRequest) {
  const values = typedValues(form, TABLE_FIELDS)
  const { name, area, fewest, most, sortOrder, isActive, version } = values
  const input = saveTableInput.safeParse({
    name,
    area,
    fewest: whole(fewest),
    most: whole(most),
    sortOrder: whole(sortOrder),
    isActive: isActive === 'on',
    ...(subject && {
      id: subject,
      version: whole(version),
    }),
  })
  if (!input.success) return answer<TablesReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => saveTable(ctx, input.data))
  if (result.ok) return leadTo(context, '/admin/tables', { notice: 'saved' })
  if (result.reason === 'name_taken') return answer<TablesReply>({ intent, values, refusal: result })
  const current = valuesOf(result.current)
  // Sent again, it replaces what has been shown now.
  const again = { ...values, isActive: values.isActive ?? '', version: current.version ?? '' }
  return answer<TablesReply>(
    { intent, values: again, refusal: { reason: 'changed', current } },
    { status: 409 },
  )
}

async function deleteAction({ context, intent, subject }: FormRequest) {
  const result = await runVerb(context, (ctx) => deleteTable(ctx, { id: idOf(subject) }))
  if (!result.ok) return answer<TablesReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, '/admin/tables', { notice: 'saved' })
}

async function combineAction({ context, intent, form }: FormRequest) {
  const ticked = [...form.keys()].filter((name) => name.startsWith('table.'))
  const values = typedValues(form, ['fewest', 'most', ...ticked])
  const input = saveCombinationInput.safeParse({
    tableIds: ticked.map((name) => name.slice('table.'.length)),
    fewest: whole(values['fewest']),
    most: whole(values['most']),
  })
  if (!input.success) {
    const { tableIds, ...errors } = toFieldErrors(input.error)
    return answer<TablesReply>({
      intent,
      values,
      errors: { ...errors, ...(tableIds && { tables: tableIds }) },
    })
  }
  const result = await runVerb(context, (ctx) => saveCombination(ctx, input.data))
  if (!result.ok) return answer<TablesReply>({ intent, values, refusal: result })
  return leadTo(context, { to: '/admin/tables', hash: 'combinations' }, { notice: 'saved' })
}

async function partAction({ context, subject }: FormRequest) {
  await runVerb(context, (ctx) => deleteCombination(ctx, { id: idOf(subject) }))
  return leadTo(context, { to: '/admin/tables', hash: 'combinations' }, { notice: 'saved' })
}

function idOf(subject: string): string {
  const id = saveTableInput.shape.id.safeParse(subject)
  if (!id.success || !id.data) throw badRequest()
  return id.data
}
