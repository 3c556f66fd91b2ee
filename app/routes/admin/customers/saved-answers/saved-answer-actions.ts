import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  createSavedAnswer,
  deleteSavedAnswer,
  updateSavedAnswer,
} from '#domain/customers/saved-answers/index.ts'
import {
  createSavedAnswerInput,
  deleteSavedAnswerInput,
  updateSavedAnswerInput,
} from '#domain/customers/saved-answers/schemas.ts'
import { savedAnswerDescription, type SavedAnswerReply } from './saved-answer-description.ts'

const PAGE = '/admin/messages/answers'

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(savedAnswerDescription, createSavedAnswerInput, form)
  if (errors) return answer<SavedAnswerReply>({ intent, values, errors })
  await runVerb(context, (ctx) => createSavedAnswer(ctx, input))
  return leadTo(context, PAGE, { notice: 'answer-saved' })
}

async function saveAction({ context, intent, subject, form }: FormRequest) {
  const { values, input, errors } = parseForm(
    savedAnswerDescription,
    updateSavedAnswerInput,
    form,
    (typed) => ({ id: subject, ...typed }),
  )
  if (errors) return answer<SavedAnswerReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateSavedAnswer(ctx, input))
  if (result.ok) return leadTo(context, PAGE, { notice: 'answer-saved' })
  const current = savedAnswerDescription.toValues(result.current)
  return answerChanged<SavedAnswerReply>({ intent, values }, { current, by: result.by })
}

async function deleteAction({ context, subject }: FormRequest) {
  const input = deleteSavedAnswerInput.safeParse({ id: subject })
  if (!input.success) throw badRequest()
  await runVerb(context, (ctx) => deleteSavedAnswer(ctx, input.data))
  return leadTo(context, PAGE, { notice: 'answer-deleted' })
}

/** The actions of the forms on the page of saved answers. */
export const SAVED_ANSWER_ACTIONS: FormActions<SavedAnswerReply> = {
  create: createAction,
  'save-*': saveAction,
  'delete-*': deleteAction,
}
