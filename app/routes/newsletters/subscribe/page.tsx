import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useNewsletterMessages } from '#app/components/newsletters/use-newsletter-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { runIntent } from '#app/request/run-intent.ts'
import type { Route } from './+types/page.ts'
import { SUBSCRIBE_ACTIONS, type SubscribeReply } from './subscribe-action.ts'

export async function action(args: Route.ActionArgs) {
  return runIntent(args, SUBSCRIBE_ACTIONS)
}

/** The newsletter on a page of its own: where the footer's form leads without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const texts = useNewsletterMessages()
  const form = useReplyForm<SubscribeReply>({
    intents: ['subscribe'],
    pageReply: actionData,
    action: pathTo('/newsletter', useLocale()),
    refusalText: ({ reason }) =>
      reason === 'wait' ? { text: texts.wait } : { text: texts.invalidAddress, field: 'email' },
    failedText: () => texts.failed,
  })
  const { notice } = form
  const done = form.reply?.done
  return (
    <AuthCard>
      <PageHead title={texts.title} noIndex />
      <AuthTitle heading="h1" title={texts.title} lead={texts.lead} />
      <ReplyFormFrame of={form} className="mt-8 grid gap-5">
        {notice && (
          <FormNotice isError>
            <p className="font-semibold">{texts.failed}</p>
            <p>{notice.text}</p>
          </FormNotice>
        )}
        {done && (
          <FormNotice>
            <p className="font-semibold">{texts[done.is].title}</p>
            <p>{texts[done.is].text}</p>
            {!done.isConfirmed && <p className="mt-2">{texts.next[done.is]}</p>}
          </FormNotice>
        )}
        <TextField name="email" label={texts.email} input={{ type: 'email', autoComplete: 'email' }} />
        <SubmitButton intent="subscribe" pendingText={texts.submitting} className="btn btn-primary w-full">
          {texts.submit}
        </SubmitButton>
      </ReplyFormFrame>
    </AuthCard>
  )
}
