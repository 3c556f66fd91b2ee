import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  changeSending,
  sendNewsletter,
  sendTestNewsletter,
} from '#domain/newsletters/newsletter-sending/index.ts'
import { changeSendingInput, sendNewsletterInput } from '#domain/newsletters/newsletter-sending/schemas.ts'
import { deleteNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { withShopOffset } from '#shared/kernel/dates.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { SendingReply } from './newsletter-page-reply.ts'

type NewsletterForm = FormRequest & { id: string }

/** The actions of the page's forms, but for the one in which the newsletter is written. */
export const SENDING_ACTIONS: FormActions<SendingReply, { id: string }> = {
  test: testAction,
  send: sendAction,
  schedule: sendAction,
  withdraw: stepAction,
  pause: stepAction,
  resume: stepAction,
  stop: stepAction,
  delete: deleteAction,
}

async function testAction({ context, id }: NewsletterForm) {
  await runVerb(context, (ctx) => sendTestNewsletter(ctx, { id }))
  return leadBack(context, id, { notice: 'newsletter-test-sent', hash: 'preview' })
}

async function sendAction({ context, intent, form, id }: NewsletterForm) {
  const values = typedValues(form, ['at'])
  const isLater = intent === 'schedule'
  const at = values.at?.trim() ? withShopOffset(values.at) : ''
  const given = { id, version: Number(form.get('version')), ...(isLater && { at: at || undefined }) }
  const input = sendNewsletterInput.safeParse(given)
  if (!input.success || (isLater && !at)) {
    const errors = input.success ? { at: 'required' as const } : toFieldErrors(input.error)
    return answer<SendingReply>({ intent, values, errors })
  }
  const result = await runVerb(context, (ctx) => sendNewsletter(ctx, input.data))
  if (result.ok) {
    return leadBack(context, id, {
      notice: isLater ? 'newsletter-changed' : 'newsletter-sending',
      hash: 'sending',
    })
  }
  return answer<SendingReply>({ intent, values, refusal: { reason: result.reason } }, { status: 409 })
}

async function stepAction({ context, intent, id }: NewsletterForm) {
  const input = changeSendingInput.safeParse({ id, step: intent })
  if (!input.success) throw badRequest()
  // If somebody else was faster, the page says what is so now.
  await runVerb(context, (ctx) => changeSending(ctx, input.data))
  return leadBack(context, id, { notice: 'newsletter-changed', hash: 'sending' })
}

async function deleteAction({ context, intent, id }: NewsletterForm) {
  const result = await runVerb(context, (ctx) => deleteNewsletter(ctx, { id }))
  if (result.ok) return leadTo(context, '/admin/newsletters', { notice: 'newsletter-deleted' })
  return answer<SendingReply>({ intent, refusal: result }, { status: 409 })
}

function leadBack(
  context: NewsletterForm['context'],
  id: string,
  { notice, hash }: { notice: Notice; hash: string },
): Response {
  return leadTo(context, { to: '/admin/newsletters/:id', params: { id }, hash }, { notice })
}
