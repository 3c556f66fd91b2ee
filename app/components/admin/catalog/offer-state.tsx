import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OfferState as State } from '#shared/catalog/offers.ts'

const TONES: Record<State, BadgeTone> = { planned: 'waiting', running: 'good', ended: 'plain', off: 'bad' }

/** Says if an offer applies now. */
export function OfferState({ state }: { state: State }) {
  const { offers: texts } = useStaffMessages()
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}
