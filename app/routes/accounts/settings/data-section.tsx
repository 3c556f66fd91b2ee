import { useSettingsMessages } from '#app/components/accounts/use-settings-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Section } from './section.tsx'

/** The customer's data, to take along. */
export function DataSection() {
  const { data } = useSettingsMessages()
  return (
    <Section id="data" title={data.title} hint={data.hint}>
      <LocalLink to="/settings/export" reloadDocument download className="btn btn-line">
        {data.download}
      </LocalLink>
    </Section>
  )
}
