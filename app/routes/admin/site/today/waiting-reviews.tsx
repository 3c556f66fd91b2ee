import { Badge } from '#app/components/admin/badge.tsx'
import { useOfficeCounts } from '#app/components/admin/use-office-counts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** While reviews wait to be read, the way to them. */
export function WaitingReviews() {
  const texts = useStaffMessages().reviews
  const { reviews } = useOfficeCounts()
  if (reviews === 0) return null
  return (
    <LocalLink
      to="/admin/reviews"
      className="notice mb-4 flex min-h-11 items-center justify-between gap-4 font-semibold hover:underline"
    >
      {texts.today}
      <Badge tone="waiting">{reviews}</Badge>
    </LocalLink>
  )
}
