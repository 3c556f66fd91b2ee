import { useBackupWords } from '#app/components/admin/base/use-backup-words.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { BackupState } from '#domain/base/backups/schemas.ts'

/** Says how the night's backup went: a quiet line where it is good, a notice where somebody has to look. */
export function BackupLine({ state }: { state: BackupState }) {
  const words = useBackupWords(state)
  const isAdmin = useIsAdmin()
  if (!words) return null
  const isBad = words.tone === 'bad'
  const className = isBad
    ? 'notice notice-error mb-4 flex min-h-11 items-center font-semibold'
    : 'mb-4 inline-flex min-h-11 items-center text-sm text-stone'
  if (!isAdmin) return <p className={className}>{words.text}</p>
  return (
    <LocalLink to="/admin/backups" className={`${className} hover:underline`}>
      {words.text}
    </LocalLink>
  )
}
