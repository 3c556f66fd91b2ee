import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useNewsletterMessages } from '#app/components/newsletters/use-newsletter-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { answer } from '#app/request/answer.ts'
import { mailedLink, moveMailedLinkToCookie } from '#app/request/accounts/mailed-link.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { confirmSubscription, findSubscriptionRequest } from '#domain/base/mail-consents/index.ts'
import type { Route } from './+types/page.ts'

type ConfirmReply = FormReply<{ reason: 'invalid_link' }, 'confirmed'>

/** Finds whose subscription the link is about. Opening it confirms nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = moveMailedLinkToCookie({ request, url, context }, 'newsletter_link', '/newsletter/confirm')
  const found = token && (await runVerb(context, (ctx) => findSubscriptionRequest(ctx, { token })))
  return { found: found || undefined }
}

export async function action(args: Route.ActionArgs) {
  return runIntent<ConfirmReply, Route.ActionArgs>(args, { confirm: confirmAction })
}

async function confirmAction({ request, context }: FormRequest) {
  const intent = 'confirm'
  const token = mailedLink(request, context, 'newsletter_link')
  const result = token && (await runVerb(context, (ctx) => confirmSubscription(ctx, { token })))
  return result && result.ok
    ? answer<ConfirmReply>({ intent, done: 'confirmed' })
    : answer<ConfirmReply>({ intent, refusal: { reason: 'invalid_link' } })
}

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export default function ConfirmNewsletterPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const texts = useNewsletterMessages()
  const { confirm } = texts
  const form = useReplyForm<ConfirmReply>({
    intents: ['confirm'],
    pageReply: actionData,
    action: pathTo('/newsletter/confirm', useLocale()),
  })
  const isDead = !found || form.reply?.refusal?.reason === 'invalid_link'
  const said = form.reply?.done ? texts.subscribed : found?.state === 'subscribed' ? texts.already : undefined
  return (
    <AuthCard>
      <PageHead title={texts.title} noIndex />
      {said && !isDead ? (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle heading="h1" title={said.title} lead={said.text} />
          <LocalLink to="/recipes" className="btn btn-primary">
            {confirm.toRecipes}
          </LocalLink>
        </div>
      ) : isDead ? (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle heading="h1" title={confirm.deadTitle} lead={confirm.deadText} />
          <LocalLink to="/newsletter" className="btn btn-primary">
            {confirm.again}
          </LocalLink>
        </div>
      ) : (
        <>
          <AuthTitle heading="h1" title={confirm.title} lead={confirm.lead(found.email)} />
          <ReplyFormFrame of={form} className="mt-8 grid gap-5">
            {form.notice && (
              <FormNotice isError>
                <p>{form.notice.text}</p>
              </FormNotice>
            )}
            <SubmitButton
              intent="confirm"
              pendingText={confirm.submitting}
              className="btn btn-primary w-full"
            >
              {confirm.submit}
            </SubmitButton>
          </ReplyFormFrame>
        </>
      )}
    </AuthCard>
  )
}
