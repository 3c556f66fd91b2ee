import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { PasswordField } from '#app/components/accounts/password-field.tsx'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { Section } from './section.tsx'
import type { SettingsReply } from './settings-reply.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** The old password, the new one; the code comes on the next page. */
export function PasswordSection({
  email,
  pageReply,
}: {
  email: string
  pageReply: SettingsReply | undefined
}) {
  const settings = useSettingsMessages()
  const { fieldErrors } = useAccountMessages()
  const { password } = settings
  const refusalText = useRefusalText({
    password: 'currentPassword',
    newPassword: 'newPassword',
    wrongPassword: password.wrong,
  })
  return (
    <Section id="password" title={password.title} hint={password.hint}>
      <ReplyForm
        intent="password"
        pageReply={pageReply}
        fieldErrors={fieldErrors}
        refusalText={refusalText}
        submit={password.submit}
        pendingText={settings.saving}
      >
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField name="currentPassword" label={password.current} autoComplete="current-password" />
        <PasswordField name="newPassword" label={password.new} autoComplete="new-password" showsPolicy />
      </ReplyForm>
    </Section>
  )
}
