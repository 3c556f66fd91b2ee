import { AskFirst } from '#app/components/admin/ask-first.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { NewsletterStateBadge } from '#app/components/admin/newsletters/newsletter-state-badge.tsx'
import { newsletterValues } from '#app/components/admin/newsletters/newsletter-description.ts'
import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getNewsletterPage } from '#domain/newsletters/newsletters/index.ts'
import { newsletterIdInput } from '#domain/newsletters/newsletters/schemas.ts'
import type { Route } from './+types/page.ts'
import { ComposeForm } from './compose-form.tsx'
import { composeAction } from './compose-action.ts'
import { Previews } from './previews.tsx'
import { SendCard } from './send-card.tsx'
import { SENDING_ACTIONS } from './sending-actions.ts'
import { SendingCard } from './sending-card.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(newsletterIdInput.shape.id, params.id, 'newsletter')
  return runVerb(context, (ctx) => getNewsletterPage(ctx, { id }))
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const id = requireParam(newsletterIdInput.shape.id, params.id, 'newsletter')
  if (isUpload(request)) return composeAction({ request, context, id })
  return runIntent({ request, url, context, id }, SENDING_ACTIONS)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('save', serverAction)
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter, choices, previews } = loaderData
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  const { subject, state, version, recipients } = newsletter
  const isDraft = state === 'draft'
  return (
    <>
      <OfficeHead
        title={pick(subject, locale) || texts.noSubject}
        back={{ to: { to: '/admin/newsletters' }, text: texts.all }}
        actions={<NewsletterStateBadge state={state} />}
      />
      <div className="grid gap-6">
        {!isDraft && <SendingCard newsletter={newsletter} />}
        {isDraft && (
          <OfficeCard id="write" title={texts.write} hint={texts.writeHint}>
            <ComposeForm
              key={version}
              values={newsletterValues(newsletter)}
              choices={choices}
              recipients={recipients}
              pageReply={actionData}
            />
          </OfficeCard>
        )}
        <Previews id={newsletter.id} version={version} texts={previews} />
        {isDraft && <SendCard newsletter={newsletter} pageReply={actionData} />}
        {isDraft && <AskFirst intent="delete" step={texts.delete} question={texts.deleteQuestion} />}
      </div>
    </>
  )
}
