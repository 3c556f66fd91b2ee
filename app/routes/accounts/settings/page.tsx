import { Suspense } from 'react'
import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { serverContext } from '#app/request/context.ts'
import { topicSwitches } from '#app/request/newsletters/mail-topics.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getAccountSettings } from '#domain/site/whole-pages/index.ts'
import type { Route } from './+types/page.ts'
import { DataSection } from './data-section.tsx'
import { PreferenceSections } from './preference-sections.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SETTINGS_ACTIONS } from './settings-actions.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const thisSessionId = context.get(serverContext).session?.id ?? ''
  const { profile, sessions, topics } = await runVerb(context, (ctx) =>
    getAccountSettings(ctx, { thisSessionId }),
  )
  return { profile, sessions, switches: topicSwitches(context, topics) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, SETTINGS_ACTIONS)
}

/* Few have come for these, and what they need is a part of what the page loads. */
const PasswordSection = fetchedLater(
  'password-section',
  async () => (await import('./password-section.tsx')).PasswordSection,
)
const DeletionSection = fetchedLater(
  'deletion-section',
  async () => (await import('./deletion-section.tsx')).DeletionSection,
)

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const settings = useSettingsMessages()
  const { profile, sessions, switches } = loaderData
  return (
    <>
      <PageHead title={settings.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{settings.title}</h1>
      <p className="mt-3 text-lg text-pretty">{settings.lead}</p>
      <div className="mt-10 grid gap-10">
        <PreferenceSections profile={profile} switches={switches} pageReply={actionData} />
        <Suspense>
          <PasswordSection email={profile.email} pageReply={actionData} />
        </Suspense>
        <SessionsSection sessions={sessions} />
        <DataSection />
        <Suspense>
          <DeletionSection pageReply={actionData} />
        </Suspense>
      </div>
    </>
  )
}
