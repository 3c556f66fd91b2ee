import type { OrderView } from '#domain/orders/orders/views.ts'
import { OrderDocuments } from './order-documents.tsx'
import { Refunds } from './refunds.tsx'

/** The papers of an order once its money has come: its tax documents, and what goes back. */
export function OrderPapers({ order }: { order: OrderView }) {
  return (
    <>
      <Refunds order={order} />
      <OrderDocuments order={order} />
    </>
  )
}
