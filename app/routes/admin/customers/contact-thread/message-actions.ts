import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { addThreadNote, answerThread, changeThreadState } from '#domain/customers/contact/index.ts'
import { addThreadNoteInput, answerThreadInput } from '#domain/customers/contact/schemas.ts'
import type { Notice } from '#shared/kernel/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type MessageReply = FormReply<{ reason: 'changed' }>
type ThreadForm = FormRequest & { threadId: string }

const done = ({ context, threadId }: ThreadForm, notice: Notice) =>
  leadTo(context, { to: '/admin/messages/:id', params: { id: threadId } }, { notice })

async function answerAction(request: ThreadForm) {
  const { context, threadId, intent, form } = request
  const values = typedValues(form, ['text'])
  const input = answerThreadInput.safeParse({
    ...values,
    threadId,
    lastMessageId: Number(form.get('lastMessageId')),
  })
  if (!input.success) return answer<MessageReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => answerThread(ctx, input.data))
  if (result.ok) return done(request, 'message-answered')
  // As done, so that the page asks for what was written in the meantime.
  return answer<MessageReply>({ intent, values, refusal: { reason: result.reason } }, { status: 200 })
}

async function noteAction(request: ThreadForm) {
  const { context, threadId, intent, form } = request
  const values = typedValues(form, ['text'])
  const input = addThreadNoteInput.safeParse({ ...values, threadId })
  if (!input.success) return answer<MessageReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => addThreadNote(ctx, input.data))
  return done(request, 'note-added')
}

function changing(state: 'open' | 'closed', notice: Notice) {
  return async (request: ThreadForm) => {
    const { context, threadId } = request
    await runVerb(context, (ctx) => changeThreadState(ctx, { threadId, state }))
    return done(request, notice)
  }
}

/** What the forms of a thread's page ask for. */
export const MESSAGE_ACTIONS: FormActions<MessageReply, { threadId: string }> = {
  answer: answerAction,
  note: noteAction,
  close: changing('closed', 'thread-closed'),
  reopen: changing('open', 'thread-reopened'),
}
