import type { AnyReply } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/context.ts'
import type { answer } from './answer.ts'
import { badRequest } from './bad-request.ts'
import { readForm } from './read-form.ts'

type ActionArgs = {
  request: Request
  url: URL
  context: RequestContext
  /** What was sent, where the page has read it already. */
  form?: Map<string, string>
}

/** A form that was sent to a page. */
export type FormRequest = ActionArgs & {
  /** Which of the page's forms: the value of the button that was pressed. */
  intent: string
  /** What the form is about, where the page has several of a kind: `settle-<id>` is sent by the form for one refund. */
  subject: string
  form: Map<string, string>
}

/** What an action says: a reply at the form, or where it leads on to. */
export type FormAnswer<Reply extends AnyReply> = ReturnType<typeof answer<Reply>> | Response

/** A page's forms by their intents. `settle-*` stands for all of a kind. */
export type FormActions<Reply extends AnyReply, Args = object> = Readonly<
  Record<string, (request: FormRequest & Args) => FormAnswer<Reply> | Promise<FormAnswer<Reply>>>
>

/**
 * Runs the action that a form asks for; the one form of a page need not say which it is.
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
  return action({ ...args, intent, subject, form })
}
