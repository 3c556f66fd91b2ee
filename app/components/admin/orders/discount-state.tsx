import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { DiscountState as State } from '#shared/orders/discount-codes.ts'

const TONES: Record<State, BadgeTone> = {
  not_started: 'waiting',
  running: 'good',
  used_up: 'plain',
  ended: 'plain',
  off: 'bad',
}

/** Says if a code can be used now. */
export function DiscountState({ state }: { state: State }) {
  const { discounts: texts } = useStaffMessages()
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}
