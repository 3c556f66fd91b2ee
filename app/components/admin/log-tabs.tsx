import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

/** The two parts of the log: what people did, and who signed in. */
export function LogTabs({ current }: { current: '/admin/audit' | '/admin/audit/sign-ins' }) {
  const { audit: texts } = useStaffMessages()
  const tabs = [
    { to: '/admin/audit', text: texts.actionsTab },
    { to: '/admin/audit/sign-ins', text: texts.signInsTab },
  ] as const
  return (
    <nav aria-label={texts.tabs} className="mb-6 flex gap-6 border-b border-line print:hidden">
      {tabs.map(({ to, text }) => (
        <LocalLink
          key={to}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
        >
          {text}
        </LocalLink>
      ))}
    </nav>
  )
}
