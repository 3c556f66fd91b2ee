import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ContactThreadState as State } from '#shared/customers/contact-threads.ts'

const TONES: Record<State, BadgeTone> = { open: 'waiting', answered: 'good', closed: 'plain' }

/** Says for whom a thread waits. */
export function ContactThreadState({ state }: { state: State }) {
  const { states } = useStaffMessages().messages
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}
