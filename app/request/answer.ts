import { data } from 'react-router'
import type { AnyReply } from '#app/components/forms/form-reply.ts'

/** The HTTP statuses of refusals; any other is a form that cannot be done as it was sent. */
const STATUS: Partial<Record<string, number>> = { wait: 429, wrong_host: 403, mail_unavailable: 503 }

/** The answer to a form that leads nowhere else: shown at the form, with scripts or without. */
export function answer<Reply extends AnyReply>(
  reply: Pick<Reply, 'intent'> & Partial<Reply>,
  { status, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const refused = (reply.refusal && STATUS[reply.refusal.reason]) ?? 422
  // The two that every reply has are filled in.
  const whole = { values: {}, errors: {}, ...reply } as Reply
  return data<Reply>(whole, { status: status ?? (reply.done ? 200 : refused), headers })
}
