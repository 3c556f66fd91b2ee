import { useVerifyMessages } from './use-verify-messages.ts'
import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { readSecretCookie } from '#app/request/cookies.ts'
import { moveMailedLinkToCookie } from '#app/request/accounts/mailed-link.ts'
import { runIntent } from '#app/request/run-intent.ts'
import type { Route } from './+types/page.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { ResendForm } from './resend-form.tsx'
import { VERIFY_ACTIONS, type VerifyReply } from './verify-actions.ts'

/** Tells if a mailed link led here; without one, the address that waits, as far as this browser knows it. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const token = moveMailedLinkToCookie({ request, url, context }, 'email_link', '/auth/verify-email')
  return { hasLink: token !== undefined, email: readSecretCookie(request, context, 'verify') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, VERIFY_ACTIONS)
}

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasLink, email } = loaderData
  const verify = useVerifyMessages()
  const { fieldErrors } = useAuthMessages()
  const form = useReplyForm<VerifyReply>({
    intents: ['confirm'],
    pageReply: actionData,
    action: pathTo('/auth/verify-email', useLocale()),
    fieldErrors,
  })
  const isDead = form.reply?.refusal?.reason === 'invalid_link'
  return (
    <AuthCard>
      <PageHead title={verify.title} noIndex />
      {form.reply?.done ? (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle heading="h1" title={verify.confirmedTitle} lead={verify.confirmedText} />
          <LocalLink to="/auth" className="btn btn-primary">
            {verify.toSignIn}
          </LocalLink>
        </div>
      ) : hasLink && !isDead ? (
        <ConfirmForm form={form} />
      ) : (
        <>
          <div role="status">
            <AuthTitle
              heading="h1"
              title={isDead ? verify.invalidTitle : verify.title}
              lead={isDead ? verify.invalidText : verify.checkMail}
            />
          </div>
          {email && !isDead && (
            <p className="mt-4 text-center text-pretty wrap-anywhere">{verify.checkMailAt(email)}</p>
          )}
          <ResendForm email={email} pageReply={actionData} />
          <p className="mt-6 text-center">
            <LocalLink to="/auth" className="link">
              {verify.toSignIn}
            </LocalLink>
          </p>
        </>
      )}
    </AuthCard>
  )
}
