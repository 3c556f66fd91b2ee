import { useAccountMessages } from '#app/components/account/use-account-messages.ts'
import { answerOrLoss } from '#app/components/forms/form-reply.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { serverContext } from '#app/context.ts'
import { badRequest, readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listSessions } from '#domain/sign-in/index.ts'
import { getProfile } from '#domain/customers/index.ts'
import type { Route } from './+types/page.ts'
import { DataSection } from './data-section.tsx'
import { deleteAccountAction } from './delete-account-action.ts'
import { DeletionSection } from './deletion-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { changePasswordAction } from './change-password-action.ts'
import { PreferenceSections } from './preference-sections.tsx'
import { saveCurrencyAction, saveLanguageAction, saveMarketingAction } from './preference-actions.ts'
import { endSessionAction, signOutEverywhereAction } from './session-actions.ts'
import { SessionsSection } from './sessions-section.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const sessionId = context.get(serverContext).session?.id ?? ''
  const [profile, sessions] = await runVerb(context, (ctx) =>
    Promise.all([getProfile(ctx), listSessions(ctx, { thisSessionId: sessionId })]),
  )
  return { profile, sessions }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'language':
      return saveLanguageAction(context, form)
    case 'currency':
      return saveCurrencyAction(context, form)
    case 'marketing':
      return saveMarketingAction(context, form)
    case 'password':
      return changePasswordAction(context, form)
    case 'end-session':
      return endSessionAction(context, form)
    case 'sign-out-everywhere':
      return signOutEverywhereAction(context)
    case 'delete':
      return deleteAccountAction(context, form)
    default:
      throw badRequest()
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrLoss(serverAction)
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = useAccountMessages()
  const { profile, sessions } = loaderData
  return (
    <>
      <PageHead title={settings.title} path="/settings" noIndex />
      <h1 className="text-3xl md:text-4xl">{settings.title}</h1>
      <p className="mt-3 text-lg text-pretty">{settings.lead}</p>
      <div className="mt-10 grid gap-10">
        <PreferenceSections profile={profile} pageReply={actionData} />
        <PasswordSection email={profile.email} pageReply={actionData} />
        <SessionsSection sessions={sessions} />
        <DataSection />
        <DeletionSection pageReply={actionData} />
      </div>
    </>
  )
}
