import { type AnyReply, OWN_PASSWORD } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/request/context.ts'
import { answer } from './answer.ts'
import { badRequest } from './bad-request.ts'
import { readForm } from './read-form.ts'
import { runConfirmed } from './run-confirmed.ts'

type ActionArgs = {
  request: Request
  url: URL
  context: RequestContext
  /** The form that was sent, if the page has read it already. */
  form?: Map<string, string>
}

/** A form that was sent to a page. */
export type FormRequest = ActionArgs & {
  /** The one of the page's forms that was sent: the value of the button that was pressed. */
  intent: string
  /**
   * The subject of the form, where the page has several of a kind: `settle-<id>` is sent by the form for one refund.
   */
  subject: string
  form: Map<string, string>
}

/** An action's answer: a reply at the form, or the page it leads on to. */
export type FormAnswer<Reply extends AnyReply> = ReturnType<typeof answer<Reply>> | Response

/** A page's forms by their intents. `settle-*` stands for all of a kind. */
export type FormActions<Reply extends AnyReply, Args = object> = Readonly<
  Record<string, (request: FormRequest & Args) => FormAnswer<Reply> | Promise<FormAnswer<Reply>>>
>

/**
 * Runs the action that a form asks for; the one form of a page need not say which it is. Where a verb wants the password
 * confirmed, the form is answered so, with all that was typed.
 * @throws the page for bad requests, where the page has no such form
 */
export async function runIntent<Reply extends AnyReply, Args extends ActionArgs>(
  args: Args,
  actions: FormActions<Reply, Args>,
): Promise<FormAnswer<Reply>> {
  const form = args.form ?? (await readForm(args.request))
  const [firstName = '', ...otherNames] = Object.keys(actions)
  const intent = form.get('intent') ?? (otherNames.length === 0 ? firstName : '')
  const [, kind = '', subject = ''] = /^(\w+)-(.+)$/.exec(intent) ?? []
  const name = [intent, `${kind}-*`].find((one) => Object.hasOwn(actions, one))
  const action = name === undefined ? undefined : actions[name]
  if (!action) throw badRequest()
  const result = await runConfirmed(args.context, form, () => action({ ...args, intent, subject, form }))
  if ('value' in result) return result.value
  const { [OWN_PASSWORD]: _, intent: __, ...values } = Object.fromEntries(form)
  // Every reply may have these; the compiler does not see that of a type parameter.
  const reply = { intent, values, unconfirmed: result.unconfirmed } as Pick<Reply, 'intent'> & Partial<Reply>
  return answer<Reply>(reply, { status: result.unconfirmed.reason === 'wait' ? 429 : 403 })
}
