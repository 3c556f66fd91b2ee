import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  deleteCombination,
  deleteTable,
  listTables,
  saveCombination,
  saveTable,
} from '#domain/restaurant/table-desk/index.ts'
import { saveCombinationInput, saveTableInput } from '#domain/restaurant/table-desk/schemas.ts'
import { describeCombination, tableDescription, type TablesReply } from './table-descriptions.ts'

/** The actions of this page's forms. */
export const TABLES_ACTIONS: FormActions<TablesReply> = {
  add: saveTableAction,
  'save-*': saveTableAction,
  'delete-*': deleteAction,
  combine: combineAction,
  'part-*': partAction,
}

async function saveTableAction({ context, intent, subject, form }: FormRequest) {
  const { values, input, errors } = parseForm(tableDescription, saveTableInput, form, (typed) => ({
    ...typed,
    ...(subject && { id: subject }),
  }))
  if (errors) return answer<TablesReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => saveTable(ctx, input))
  if (result.ok) return leadTo(context, '/admin/tables', { notice: 'saved' })
  if (result.reason === 'name_taken') return answer<TablesReply>({ intent, values, refusal: result })
  const current = tableDescription.toValues(result.current)
  return answerChanged<TablesReply>({ intent, values }, { current, by: null })
}

async function deleteAction({ context, intent, subject }: FormRequest) {
  const result = await runVerb(context, (ctx) => deleteTable(ctx, { id: idOf(subject) }))
  if (!result.ok) return answer<TablesReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, '/admin/tables', { notice: 'saved' })
}

async function combineAction({ context, intent, form }: FormRequest) {
  const { tables } = await runVerb(context, listTables)
  const { values, input, errors } = parseForm(describeCombination(tables), saveCombinationInput, form)
  if (errors) return answer<TablesReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => saveCombination(ctx, input))
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
