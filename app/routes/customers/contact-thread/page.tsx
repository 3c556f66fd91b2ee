import { type ContactReply, contactRefusalText } from '#app/components/customers/contact-reply.ts'
import { FormKey } from '#app/components/customers/form-key.tsx'
import { useContactMessages } from '#app/components/customers/use-contact-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { type FormActions, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getContactThread } from '#domain/customers/contact-threads/index.ts'
import { threadKey } from '#domain/customers/contact-threads/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { contactThreadNumber } from '#shared/customers/contact-threads.ts'
import type { Route } from './+types/page.ts'
import { writeOnAction } from './write-on-action.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const key = requireParam(threadKey, params.key)
  return runVerb(context, (ctx) => getContactThread(ctx, { key }))
}

export async function action(args: Route.ActionArgs) {
  const actions: FormActions<ContactReply, { key: string }> = { write: writeOnAction }
  return runIntent({ ...args, key: requireParam(threadKey, args.params.key) }, actions)
}

/** The page of a thread, for anyone who has the link: what was written and answered, and a form to write on. */
export default function ContactThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, topic, messages, formKey } = loaderData
  const texts = useContactMessages()
  const locale = useLocale()
  const { thread } = texts
  const title = thread.title(contactThreadNumber(number))
  return (
    <div className="page max-w-3xl pt-8 md:pt-16">
      <PageHead title={title} noIndex />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 text-stone">{thread.about(texts.topics[topic])}</p>
      <ol className="mt-8 grid gap-4">
        {messages.map(({ id, isMine, text, at }) => (
          <li
            key={id}
            id={`message-${id}`}
            className={`card scroll-mt-28 p-4 sm:p-6 ${isMine ? '' : 'border-l-4 border-l-turmeric'}`}
          >
            <p className="mb-2 text-sm text-stone">
              <span className="font-semibold text-charcoal">{isMine ? thread.you : thread.us}</span>{' '}
              {formatDateTime(at, locale)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10">
        <ReplyForm
          intent="write"
          pageReply={actionData}
          values={{ formKey }}
          fieldErrors={texts.fieldErrors}
          refusalText={(refusal) => contactRefusalText(refusal, texts)}
          submit={texts.submit}
          pendingText={texts.submitting}
          buttonClassName="btn-primary"
        >
          <FormKey />
          <TextArea name="text" label={thread.reply} rows={6} />
        </ReplyForm>
        <p className="mt-4 text-sm text-stone">{thread.privacy}</p>
      </div>
    </div>
  )
}
