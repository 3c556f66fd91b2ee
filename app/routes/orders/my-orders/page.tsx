import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { NoOrders } from '#app/components/orders/no-orders.tsx'
import { OrderList } from '#app/components/orders/order-list.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listMyOrders } from '#domain/orders/orders/index.ts'
import { listMyOrdersInput } from '#domain/orders/orders/schemas.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('page') ?? undefined
  const input = listMyOrdersInput.safeParse({ page, language: context.get(localeContext) })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => listMyOrders(ctx, input.data))
}

export default function OrdersPage({ loaderData: list }: Route.ComponentProps) {
  const { orders } = useAccountMessages()
  return (
    <>
      <PageHead title={orders.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{orders.title}</h1>
      {list.total > 0 && <p className="mt-3 text-lg">{orders.lead}</p>}
      <div className="mt-8">
        {list.total > 0 ? <OrderList orders={list.items} /> : <NoOrders headingLevel="h2" />}
      </div>
      <Pagination label={orders.pages} list={list} pageAt={(page) => ({ to: '/orders', search: { page } })} />
    </>
  )
}
