import { Badge } from '#app/components/admin/badge.tsx'
import { useOfficeCounts } from '#app/components/admin/use-office-counts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** While the books do not agree, a way to the rows. */
export function Findings() {
  const { today } = useStaffMessages()
  const { findings } = useOfficeCounts()
  if (findings === 0) return null
  return (
    <LocalLink
      to="/admin/checks"
      className="notice notice-error mb-4 flex min-h-11 items-center justify-between gap-4 font-semibold hover:underline"
    >
      {today.findings}
      <Badge tone="bad">{findings}</Badge>
    </LocalLink>
  )
}
