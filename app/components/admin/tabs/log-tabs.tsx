import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { OfficeTabs } from './office-tabs.tsx'

/** The two parts of the log: what people did, and who signed in. */
export function LogTabs({ current }: { current: '/admin/audit' | '/admin/audit/sign-ins' }) {
  const { audit: texts } = useStaffMessages()
  return (
    <OfficeTabs
      label={texts.tabs}
      current={current}
      tabs={[
        { to: '/admin/audit', text: texts.actionsTab },
        { to: '/admin/audit/sign-ins', text: texts.signInsTab },
      ]}
    />
  )
}
