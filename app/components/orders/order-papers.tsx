import type { OrderView } from '#domain/orders/orders/views.ts'
import { hasCard } from './has-card.ts'
import { OrderDocuments } from './order-documents.tsx'
import { PrintableCard } from './printable-card.tsx'
import { Refunds } from './refunds.tsx'

/** The papers of an order once its money has come: a voucher's card, its tax documents, and what goes back. */
export function OrderPapers({ order }: { order: OrderView }) {
  return (
    <>
      {hasCard(order) && <PrintableCard order={order} />}
      <Refunds order={order} />
      <OrderDocuments order={order} />
    </>
  )
}
