import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** The way back from a backup, as commands. */
export function RestoreCard() {
  const { backups: texts } = useStaffMessages()
  return (
    <OfficeCard id="restore" title={texts.restore}>
      <div className="grid gap-3 text-pretty">
        <p>{texts.restoreText}</p>
        <Command text={'npm run restore -- krok-….tar.age \\\n  --key key.txt'} />
        <p>{texts.restoreCheck}</p>
        <Command text={'npm run restore -- krok-….tar.age \\\n  --key key.txt --check'} />
        <p className="text-sm text-stone">{texts.restoreLeft}</p>
      </div>
    </OfficeCard>
  )
}

function Command({ text }: { text: string }) {
  return (
    <code className="block border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
      {text}
    </code>
  )
}
