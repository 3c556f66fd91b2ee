import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { BatchSummary } from '#domain/catalog/stock-desk/schemas.ts'

/** Says why nothing of a batch is packed any more, if nothing is. */
export function BatchMark({ batch, today }: { batch: BatchSummary; today: string }) {
  const { inventory: texts } = useStaffMessages()
  if (batch.recalledAt) return <Badge tone="bad">{texts.recalled}</Badge>
  return batch.bestBefore < today ? <Badge tone="waiting">{texts.expired}</Badge> : null
}
