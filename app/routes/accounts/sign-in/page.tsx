import { Suspense } from 'react'
import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { SignInOrUp } from '#app/components/accounts/sign-in-or-up.tsx'
import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { runIntent } from '#app/request/run-intent.ts'
import type { Route } from './+types/page.ts'
import { AUTH_ACTIONS } from './auth-actions.ts'
import { findStep } from './find-step.ts'
import { useStep } from './use-step.ts'

// Most come to sign in: what the others need is fetched when they do.
const CodeStep = fetchedLater('code-step', async () => (await import('./code-step.tsx')).CodeStep)
const DeadLinkStep = fetchedLater(
  'dead-link-step',
  async () => (await import('./dead-link-step.tsx')).DeadLinkStep,
)
const ResetStep = fetchedLater('reset-step', async () => (await import('./reset-step.tsx')).ResetStep)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return findStep(request, url, context)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, AUTH_ACTIONS)
}

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export default function AuthPage({ loaderData, actionData: pageReply }: Route.ComponentProps) {
  const auth = useAuthMessages()
  const { step, reason, end } = useStep(loaderData)
  const titles = {
    'sign-in': auth.mode.signIn,
    'sign-up': auth.mode.signUp,
    'dead-link': auth.reset.deadTitle,
    reset: auth.reset.title,
  }
  return (
    <AuthCard>
      {step.step !== 'code' && <PageHead title={titles[step.step]} noIndex />}
      <Suspense>
        {step.step === 'code' ? (
          <CodeStep
            key={step.challenge.challengeId}
            challenge={step.challenge}
            endsAt={step.endsAt}
            now={step.now}
            next={step.next}
            pageReply={pageReply}
            onEnd={end}
          />
        ) : step.step === 'reset' ? (
          <ResetStep next={step.next} pageReply={pageReply} />
        ) : step.step === 'dead-link' ? (
          <DeadLinkStep next={step.next} pageReply={pageReply} />
        ) : (
          <SignInOrUp
            mode={step.step}
            next={step.next}
            heading="h1"
            pageReply={pageReply}
            reason={reason}
            known={step.step === 'sign-up' ? step.known : undefined}
          />
        )}
      </Suspense>
      {step.step === 'sign-in' && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-stone">
          {auth.signIn.asGuest}{' '}
          <LocalLink to="/find-order" className="link inline-flex min-h-11 items-center">
            {auth.signIn.findOrder}
          </LocalLink>
        </p>
      )}
    </AuthCard>
  )
}
