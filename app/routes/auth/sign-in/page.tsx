import { data, isRouteErrorResponse } from 'react-router'
import { AuthCard } from '#app/components/auth/auth-card.tsx'
import type { AuthIntent, AuthReply } from '#app/components/auth/auth-reply.ts'
import { SignInOrUp } from '#app/components/auth/sign-in-or-up.tsx'
import { useAuthMessages } from '#app/components/auth/use-auth-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { readForm } from '#app/request/read-form.ts'
import type { Route } from './+types/page.ts'
import { authAction } from './auth-action.ts'
import { CodeStep } from './code-step.tsx'
import { DeadLinkStep } from './dead-link-step.tsx'
import { findStep } from './find-step.ts'
import { ResetStep } from './reset-step.tsx'
import { useStep } from './use-step.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return findStep(request, url, context)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return authAction({ request, url, context, form: await readForm(request) })
}

/** A form that could not be sent says so itself, where everything typed still stands. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const reason = isRouteErrorResponse(error) ? 'unexpected' : 'network'
    const intent = form.get('intent') as AuthIntent
    // As a failure, so that the page is not asked for anew, which would fail too.
    return data<AuthReply>({ intent, values: {}, errors: {}, problem: { reason } }, { status: 503 })
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function AuthPage({ loaderData, actionData: firstReply }: Route.ComponentProps) {
  const auth = useAuthMessages()
  const { step, reason, end } = useStep(loaderData)
  const titles = {
    'sign-in': auth.mode.signIn,
    'sign-up': auth.mode.signUp,
    'dead-link': auth.reset.deadTitle,
    reset: auth.reset.title,
    code: auth.code.label,
  }
  return (
    <AuthCard>
      <PageHead title={titles[step.step]} path="/auth" noIndex />
      {step.step === 'code' ? (
        <CodeStep
          key={step.challenge.challengeId}
          challenge={step.challenge}
          endsAt={step.endsAt}
          now={step.now}
          next={step.next}
          firstReply={firstReply}
          onEnd={end}
        />
      ) : step.step === 'reset' ? (
        <ResetStep token={step.token} next={step.next} firstReply={firstReply} />
      ) : step.step === 'dead-link' ? (
        <DeadLinkStep next={step.next} firstReply={firstReply} />
      ) : (
        <SignInOrUp mode={step.step} next={step.next} heading="h1" firstReply={firstReply} reason={reason} />
      )}
    </AuthCard>
  )
}
