import { Badge } from '#app/components/admin/badge.tsx'
import { useOfficeCounts } from '#app/components/admin/use-office-counts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** While somebody waits for an answer, a way to those messages. */
export function WaitingMessages() {
  const texts = useStaffMessages().messages
  const { messages } = useOfficeCounts()
  if (messages === 0) return null
  return (
    <LocalLink
      to="/admin/messages"
      search={{ state: 'open' }}
      className="notice mb-4 flex min-h-11 items-center justify-between gap-4 font-semibold hover:underline"
    >
      {texts.waiting}
      <Badge tone="waiting">{messages}</Badge>
    </LocalLink>
  )
}
