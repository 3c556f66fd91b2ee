import { ListPage } from '#app/components/admin/list-page.tsx'
import { NewsBar } from '#app/components/admin/live/news-bar.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listOrders, listShownOrders } from '#domain/orders/order-desk/index.ts'
import { listOrdersInput, listShownOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { bulkAction, leadOnAction, printAction } from './bulk-action.ts'
import { BulkSteps, BulkVerdicts } from './bulk-steps.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListActions } from './list-actions.tsx'
import { OrderTable } from './order-table.tsx'
import { filtersIn } from '#app/request/orders/order-filters.ts'
import { releaseAction } from './release-action.ts'
import { useOrderFilters } from './use-order-filters.ts'
import { SHOWN, useSteadyOrders } from './use-steady-orders.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const language = context.get(localeContext)
  const input = listOrdersInput.safeParse({
    ...filtersIn(query),
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
    language,
  })
  const orderIds = query.get(SHOWN)?.split(',').filter(Boolean) ?? []
  const ids = listShownOrdersInput.shape.orderIds.safeParse(orderIds)
  if (!input.success || !ids.success) throw badRequest()
  const { after: _after, before: _before, language: _language, ...filters } = input.data
  const { status } = filters
  return {
    list: await runVerb(context, (ctx) => listOrders(ctx, input.data)),
    // An open page asks for those that it shows, wherever they belong by now.
    shown: await runVerb(context, (ctx) => listShownOrders(ctx, { orderIds: ids.data, language, status })),
    filters,
  }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, {
    'release-*': releaseAction,
    'releaseAll-*': releaseAction,
    'bulk-*': bulkAction,
    transfers: leadOnAction,
    parcels: leadOnAction,
    'print-*': printAction,
  })
}

export default function AdminOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders: texts, holds } = useStaffMessages()
  const { charge } = useMoney()
  const { list, filters } = loaderData
  const { held } = list
  const { orders, arrived, show } = useSteadyOrders(list)
  const search = filters.sort === 'newest' ? { ...filters, sort: undefined } : filters
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined)
  const empty = isFiltered ? { title: texts.none } : { title: texts.noneYet, text: texts.noneYetText }
  return (
    <ListPage
      texts={{ title: texts.title, pages: texts.pages }}
      actions={<ListActions search={search} />}
      beforeFilters={
        <>
          <NewsBar
            text={arrived > 0 ? texts.arrived(arrived) : undefined}
            button={texts.showArrived}
            onShow={() => {
              void show()
              scrollTo({ top: 0 })
            }}
          />
          <FilterChips filters={filters} />
        </>
      }
      page="/admin/orders"
      chosen={search}
      filters={useOrderFilters()}
      isFiltered={isFiltered}
      more={texts.more}
      afterFilters={
        <>
          {held && held.orders > 0 && <p className="mb-3">{holds.sum(held.items, charge(held.cents))}</p>}
          <p role="status" className="sr-only">
            {list.items.length > 0 ? texts.shown(list.items.length) : empty.title}
          </p>
        </>
      }
      list={list}
      none={empty}
    >
      <div className="bulk-list">
        <BulkVerdicts reply={actionData} />
        <OrderTable orders={orders} />
        <BulkSteps />
      </div>
    </ListPage>
  )
}
