import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { NewsletterState } from '#shared/newsletters/newsletter-fields.ts'

const TONES: Record<NewsletterState, BadgeTone> = {
  draft: 'plain',
  scheduled: 'waiting',
  sending: 'waiting',
  paused: 'waiting',
  sent: 'good',
  stopped: 'bad',
}

export function NewsletterStateBadge({ state }: { state: NewsletterState }) {
  const { newsletters: texts } = useStaffMessages()
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}
