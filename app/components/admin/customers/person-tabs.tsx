import { OfficeTabs } from '#app/components/admin/tabs/office-tabs.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

type PersonTabsProps = {
  current: '/admin/customers' | '/admin/customers/guests'
  /** The text that is searched: it stays. */
  search: string | undefined
}

/** The lists of people: with an account, and those who bought without one. */
export function PersonTabs({ current, search }: PersonTabsProps) {
  const { customers: texts } = useStaffMessages()
  const chosen = search ? { search: { search } } : {}
  return (
    <OfficeTabs
      label={texts.tabs}
      current={current}
      tabs={[
        { to: '/admin/customers', ...chosen, text: texts.accountsTab },
        { to: '/admin/customers/guests', ...chosen, text: texts.guestsTab },
      ]}
    />
  )
}
