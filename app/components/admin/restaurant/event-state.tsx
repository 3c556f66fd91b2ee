import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { EventState as State } from '#shared/restaurant/event-fields.ts'

const TONES: Record<State, BadgeTone> = {
  upcoming: 'good',
  past: 'plain',
  draft: 'waiting',
  cancelled: 'bad',
}

/** The state of an event. */
export function EventState({ state }: { state: State }) {
  const { events: texts } = useStaffMessages()
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}
