import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { EventPhase } from '#shared/restaurant/event-states.ts'

const TONES: Record<EventPhase, BadgeTone> = {
  draft: 'waiting',
  open: 'good',
  full: 'good',
  closed: 'good',
  over: 'plain',
  postponed: 'waiting',
  cancelled: 'bad',
}

/** The phase of an event. */
export function EventState({ phase }: { phase: EventPhase }) {
  const { events: texts } = useStaffMessages()
  return <Badge tone={TONES[phase]}>{texts.states[phase]}</Badge>
}
