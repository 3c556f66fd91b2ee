import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  addContactThreadNote,
  answerContactThread,
  changeContactThreadState,
} from '#domain/customers/contact-threads/index.ts'
import {
  addContactThreadNoteInput,
  answerContactThreadInput,
} from '#domain/customers/contact-threads/schemas.ts'
import { fillSavedAnswer } from '#domain/customers/saved-answers/index.ts'
import { fillSavedAnswerInput } from '#domain/customers/saved-answers/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type ContactThreadReply = FormReply<{ reason: 'changed' }>
type ContactThreadForm = FormRequest & { threadId: string }

const done = ({ context, threadId }: ContactThreadForm, notice: Notice) =>
  leadTo(context, { to: '/admin/messages/:id', params: { id: threadId } }, { notice })

async function answerAction(request: ContactThreadForm) {
  const { context, threadId, intent, form } = request
  const values = typedValues(form, ['text'])
  const input = answerContactThreadInput.safeParse({
    ...values,
    threadId,
    lastMessageId: Number(form.get('lastMessageId')),
  })
  if (!input.success)
    return answer<ContactThreadReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => answerContactThread(ctx, input.data))
  if (result.ok) return done(request, 'message-answered')
  // As done, so that the page asks for what was written in the meantime.
  return answer<ContactThreadReply>({ intent, values, refusal: { reason: result.reason } }, { status: 200 })
}

/** Adds a saved answer to what is typed already; it is sent by another press. */
async function insertAction({ context, threadId, intent, form }: ContactThreadForm) {
  const values = typedValues(form, ['text', 'saved'])
  const input = fillSavedAnswerInput.safeParse({ id: values.saved, threadId })
  if (!input.success) return answer<ContactThreadReply>({ intent, values, errors: { saved: 'required' } })
  const filled = await runVerb(context, (ctx) => fillSavedAnswer(ctx, input.data))
  const typed = values.text?.trimEnd()
  const text = typed ? `${typed}\n\n${filled}` : filled
  return answer<ContactThreadReply>({ intent, values: { text } }, { status: 200 })
}

async function noteAction(request: ContactThreadForm) {
  const { context, threadId, intent, form } = request
  const values = typedValues(form, ['text'])
  const input = addContactThreadNoteInput.safeParse({ ...values, threadId })
  if (!input.success)
    return answer<ContactThreadReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => addContactThreadNote(ctx, input.data))
  return done(request, 'note-added')
}

function changing(state: 'open' | 'closed', notice: Notice) {
  return async (request: ContactThreadForm) => {
    const { context, threadId } = request
    await runVerb(context, (ctx) => changeContactThreadState(ctx, { threadId, state }))
    return done(request, notice)
  }
}

/** The actions of the forms on a thread's page. */
export const CONTACT_THREAD_ACTIONS: FormActions<ContactThreadReply, { threadId: string }> = {
  answer: answerAction,
  insert: insertAction,
  note: noteAction,
  close: changing('closed', 'thread-closed'),
  reopen: changing('open', 'thread-reopened'),
}
