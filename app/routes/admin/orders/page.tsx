import { catchLostRequest } from '#app/components/forms/form-reply.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Pagination } from '#app/components/ui/pagination.tsx'
import { localeContext } from '#app/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listOrders } from '#domain/order-desk/index.ts'
import { listOrdersInput } from '#domain/order-desk/schemas.ts'
import { MOST_COUNTED } from '#domain/orders/schemas.ts'
import type { Route } from './+types/page.ts'
import { ANY_STATUS, OrderFilter } from './order-filter.tsx'
import { OrderTable } from './order-table.tsx'
import { releaseAction } from './release-action.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const wanted = query.get('status') ?? ANY_STATUS
  const input = listOrdersInput.safeParse({
    page: query.get('page') ?? undefined,
    status: wanted === ANY_STATUS ? undefined : wanted,
    search: query.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  const { status, search } = input.data
  const list = await runVerb(context, (ctx) => listOrders(ctx, input.data))
  return { list, isCounted: list.total < MOST_COUNTED, status, search }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { 'release-*': releaseAction, 'releaseAll-*': releaseAction })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(serverAction)
}

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, holds } = useStaffMessages()
  const { charge } = useMoney()
  const { list, isCounted, status, search } = loaderData
  const { total } = list
  const counted = isCounted ? orders.count(total) : orders.countOrMore(total)
  return (
    <>
      <PageHead title={orders.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{orders.title}</h1>
      <div className="mt-8">
        <OrderFilter status={status} search={search} />
      </div>
      <p role="status" className="mt-6 mb-3 text-stone">
        {total > 0 ? counted : orders.none}
      </p>
      {list.held && list.held.orders > 0 && (
        <p className="mb-3">{holds.sum(list.held.items, charge(list.held.cents))}</p>
      )}
      {list.items.length > 0 && <OrderTable orders={list.items} />}
      <Pagination
        label={orders.pages}
        list={list}
        pageAt={(page) => ({ to: '/admin/orders', search: { status, search, page } })}
      />
    </>
  )
}
