import { useMessages } from '#app/components/i18n/locale.tsx'
import { useRootData } from './use-root-data.ts'

/** Says that nothing here is for real, and where the demo's mails are. */
export function DemoStrip() {
  const { shell } = useMessages()
  if (!useRootData()?.isDemo) return null
  return (
    <aside className="on-leaf bg-leaf text-coconut print:hidden">
      <p className="page py-2 text-center text-sm text-balance">
        {shell.demo}{' '}
        <a
          href="/dev/mailbox"
          className="py-3.5 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {shell.demoMailbox}
        </a>
      </p>
    </aside>
  )
}
