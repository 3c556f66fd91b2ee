import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { PasswordField } from '#app/components/accounts/password-field.tsx'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { Section } from './section.tsx'
import type { SettingsReply } from './settings-reply.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Folded away; opened, it says what goes and what stays before it asks for the password. */
export function DeletionSection({ pageReply }: { pageReply: SettingsReply | undefined }) {
  const settings = useSettingsMessages()
  const { fieldErrors } = useAccountMessages()
  const { deletion } = settings
  const refusalText = useRefusalText({ password: 'password', wrongPassword: deletion.wrong })
  return (
    <Section id="deletion" title={deletion.title} hint={deletion.hint}>
      <details open={pageReply?.intent === 'delete'} className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-chilli-text underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          <Icon name="right" className="size-5 shrink-0 transition-transform group-open:rotate-90" />
          {deletion.open}
        </summary>
        <div className="card mt-4 grid gap-6 p-6">
          <ul className="grid list-disc gap-2 pl-5 marker:text-turmeric">
            <li>{deletion.goes}</li>
            <li>{deletion.stays}</li>
            <li>{deletion.openOrders}</li>
          </ul>
          <p className="font-semibold">{deletion.final}</p>
          <ReplyForm
            intent="delete"
            pageReply={pageReply}
            fieldErrors={fieldErrors}
            refusalText={refusalText}
            submit={deletion.submit}
            pendingText={settings.saving}
            buttonClassName="btn-primary"
          >
            <PasswordField name="password" label={deletion.password} autoComplete="current-password" />
          </ReplyForm>
        </div>
      </details>
    </Section>
  )
}
