import { AuthCard } from '#app/components/accounts/auth-card.tsx'
import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { moveMailedLinkToCookie } from '#app/request/accounts/mailed-link.ts'
import { topicSwitches } from '#app/request/newsletters/mail-topics.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getMailPreferences } from '#domain/base/mail-consents/index.ts'
import type { Route } from './+types/page.ts'
import { PREFERENCE_ACTIONS } from './preference-actions.ts'
import { PreferenceForms } from './preference-forms.tsx'
import { usePreferencesMessages } from './use-preferences-messages.ts'

/**
 * Finds what the owner of the link's address is mailed about. Opening it changes nothing: programs that read mails open
 * links too.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = moveMailedLinkToCookie({ request, url, context }, 'preferences_link', '/mail-preferences')
  const found = token && (await runVerb(context, (ctx) => getMailPreferences(ctx, { token })))
  if (!found || !found.ok) return { preferences: undefined }
  const switches = topicSwitches(context, found.topics)
  const ofMail = switches.find(({ topic }) => topic === found.topic)
  return { preferences: { email: found.email, switches, ofMail } }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, PREFERENCE_ACTIONS)
}

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

/** The page behind the link at the foot of a mail: stop this kind of mail, or choose among all. */
export default function MailPreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = usePreferencesMessages()
  const { preferences } = loaderData
  return (
    <AuthCard>
      <PageHead title={texts.title} noIndex />
      {preferences ? (
        <PreferenceForms {...preferences} pageReply={actionData} />
      ) : (
        <div role="status" className="grid justify-items-center gap-8">
          <AuthTitle heading="h1" title={texts.deadTitle} lead={texts.deadText} />
          <LocalLink to="/settings" hash="settings-mails" className="btn btn-primary">
            {texts.toSettings}
          </LocalLink>
        </div>
      )}
    </AuthCard>
  )
}
