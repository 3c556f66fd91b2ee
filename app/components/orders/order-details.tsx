import { Suspense } from 'react'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderFacts } from './order-facts.tsx'
import { awaitsHosted, awaitsTransfer } from './payment-text.ts'
import { hasCard } from './has-card.ts'
import type { CameFrom } from './pay-now.tsx'

// Parts that only some orders show, or that stand further down: their code is fetched where they are shown.
const OrderPapers = fetchedLater('order-papers', async () => (await import('./order-papers.tsx')).OrderPapers)
const PayNow = fetchedLater('pay-now', async () => (await import('./pay-now.tsx')).PayNow)
const TransferDetails = fetchedLater(
  'transfer-details',
  async () => (await import('./transfer/transfer-details.tsx')).TransferDetails,
)
const Timeline = fetchedLater('timeline', async () => (await import('./stages/timeline.tsx')).Timeline)

type OrderDetailsProps = {
  order: OrderView
  bankAccount: string
  /** The transfer as a code for a phone to read. */
  code: { size: number; path: string } | undefined
  pickup: { place: string; hours: string }
  cameFrom?: CameFrom
}

/**
 * Says how to pay, what happens next and what happened, the papers, and where it goes: in the order of their urgency.
 */
export function OrderDetails({ order, bankAccount, code, pickup, cameFrom }: OrderDetailsProps) {
  return (
    <>
      {awaitsTransfer(order) && (
        <Suspense>
          <TransferDetails order={order} bankAccount={bankAccount} code={code} />
        </Suspense>
      )}
      {awaitsHosted(order) && (
        <Suspense>
          <PayNow order={order} cameFrom={cameFrom} />
        </Suspense>
      )}
      <NextSteps order={order} />
      <Suspense>
        <Timeline order={order} />
      </Suspense>
      {order.documents.length + order.refunds.length > 0 || hasCard(order) ? (
        <Suspense>
          <OrderPapers order={order} />
        </Suspense>
      ) : null}
      <OrderFacts order={order} pickup={pickup} />
    </>
  )
}
