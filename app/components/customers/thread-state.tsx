import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ThreadState as State } from '#shared/customers/contact.ts'

const TONES: Record<State, BadgeTone> = { open: 'waiting', answered: 'good', closed: 'plain' }

/** For whom a thread waits. */
export function ThreadState({ state }: { state: State }) {
  const { states } = useStaffMessages().messages
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}
