import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { useLocation } from 'react-router'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { ChoiceGroup } from '#app/components/forms/choice.tsx'
import { SelectField } from '#app/components/forms/field.tsx'
import { LanguageChoice } from '#app/components/forms/language-choice.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { type TopicSwitch, TopicSwitches } from '#app/components/newsletters/topic-switches.tsx'
import type { Profile } from '#domain/accounts/accounts/views.ts'
import { CURRENCY_CODES } from '#shared/kernel/money.ts'
import { Section } from './section.tsx'
import type { SettingsReply } from './settings-reply.ts'

type PreferenceSectionsProps = {
  profile: Profile
  switches: TopicSwitch[]
  pageReply: SettingsReply | undefined
}

/** Settings of how the shop speaks to the customer: language, currency, mails. */
export function PreferenceSections({ profile, switches, pageReply }: PreferenceSectionsProps) {
  const settings = useSettingsMessages()
  const { fieldErrors } = useAccountMessages()
  const { currency, mails } = settings
  const { shell } = useMessages()
  const shownIn = useMoney().currency
  const form = { pageReply, fieldErrors, submit: settings.save, pendingText: settings.saving }
  return (
    <>
      <LanguageSection locale={profile.locale} />
      <Section id="currency" title={currency.title} hint={currency.hint}>
        {/* A select keeps the choice it started with: a new key makes a new one. */}
        <ReplyForm key={shownIn} {...form} intent="currency" values={{ currency: shownIn }}>
          <SelectField name="currency" label={currency.label} autoComplete="transaction-currency">
            {CURRENCY_CODES.map((code) => (
              <option key={code} value={code}>
                {code} · {shell.currencies[code]}
              </option>
            ))}
          </SelectField>
        </ReplyForm>
      </Section>
      <Section id="mails" title={mails.title} hint={mails.hint}>
        <ReplyForm {...form} intent="mails">
          <TopicSwitches switches={switches} />
        </ReplyForm>
      </Section>
    </>
  )
}

/** A plain form: the other language needs a document of its own. */
function LanguageSection({ locale }: { locale: Profile['locale'] }) {
  const settings = useSettingsMessages()
  const { language } = settings
  const { pathname } = useLocation()
  return (
    <Section id="language" title={language.title} hint={language.hint}>
      <form method="post" action={pathname} className="grid justify-items-start gap-5 *:w-full">
        <ChoiceGroup name="language" label={language.title}>
          <LanguageChoice chosen={locale} hints={language} />
        </ChoiceGroup>
        <div>
          <button type="submit" name="intent" value="language" className="btn btn-leaf">
            {settings.save}
          </button>
        </div>
      </form>
    </Section>
  )
}
