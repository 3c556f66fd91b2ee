import { data, isRouteErrorResponse, useFetcher } from 'react-router'
import { AuthCard } from '#app/components/auth/auth-card.tsx'
import { AuthTitle } from '#app/components/auth/auth-title.tsx'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { readSecretCookie } from '#app/request/cookies.ts'
import { badRequest, readForm } from '#app/request/read-form.ts'
import { localizedPath } from '#shared/locale.ts'
import type { Route } from './+types/page.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { problemText } from './problem-text.ts'
import type { VerifyReply } from './reply.ts'
import { ResendForm } from './resend-form.tsx'
import { confirmAction, resendAction } from './verify-actions.ts'

/** The mailed link's token; without one, the address that waits, as far as this browser knows it. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token'), email: readSecretCookie(request, context, 'verify') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'confirm':
      return confirmAction(context, form.get('token'))
    case 'resend':
      return resendAction(context, form.get('email') ?? '')
    default:
      throw badRequest()
  }
}

/** A form that could not be sent says so itself. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const unexpected = form.get('intent') === 'resend' ? 'RESEND_FAILED' : 'UNEXPECTED_ERROR'
    const code = isRouteErrorResponse(error) ? unexpected : 'NETWORK_ERROR'
    return data<VerifyReply>({ code }, { status: 503 })
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email } = loaderData
  const auth = useAuthMessages()
  const { verify } = auth
  const fetcher = useFetcher<VerifyReply>({ key: 'confirm-address' })
  const confirmed = fetcher.data ?? actionData
  const address = localizedPath('/auth/verify-email', useLocale())
  const isInvalid = confirmed !== undefined && 'code' in confirmed && confirmed.code === 'VERIFICATION_FAILED'
  return (
    <AuthCard>
      <PageHead title={verify.title} path="/auth/verify-email" noIndex />
      {confirmed && 'done' in confirmed && confirmed.done === 'confirmed' ? (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle heading="h1" title={verify.confirmedTitle} lead={verify.confirmedText} />
          <LocalLink to="/auth" className="btn btn-primary">
            {verify.toSignIn}
          </LocalLink>
        </div>
      ) : token && !isInvalid ? (
        <ConfirmForm
          fetcher={fetcher}
          action={`${address}?token=${encodeURIComponent(token)}`}
          token={token}
          problem={problemText(confirmed, auth)}
        />
      ) : (
        <>
          <div role="status">
            <AuthTitle
              heading="h1"
              title={isInvalid ? verify.invalidTitle : verify.title}
              lead={isInvalid ? verify.invalidText : verify.checkMail}
            />
          </div>
          {email && !isInvalid && (
            <p className="mt-4 text-center text-pretty wrap-anywhere">{verify.checkMailAt(email)}</p>
          )}
          <ResendForm action={address} email={email} firstReply={actionData} />
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
