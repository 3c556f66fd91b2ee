import type { Column } from '#app/components/admin/data-list.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import { readList } from '#app/request/list-query.ts'
import { listClaims } from '#domain/orders/parcels/index.ts'
import { listClaimsInput } from '#domain/orders/parcels/schemas.ts'
import type { ClaimList } from '#domain/orders/parcels/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { CLAIM_STATES } from '#shared/orders/parcels.ts'
import type { Route } from './+types/page.ts'

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listClaimsInput, listClaims)
}

export default function AdminClaimsPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { parcels, orders } = useStaffMessages()
  const { claims: texts } = parcels
  return (
    <ListPage
      texts={texts}
      back={{ to: { to: '/admin/orders' }, text: orders.title }}
      page="/admin/orders/claims"
      chosen={filters}
      isFiltered={filters.state !== 'open'}
      filters={[{ name: 'state', label: texts.state, options: optionsOf(texts.states, CLAIM_STATES) }]}
      list={list}
      label={texts.list}
      columns={useClaimColumns()}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet, text: texts.noneYetText }}
    />
  )
}

function useClaimColumns(): Column<ClaimList['items'][number]>[] {
  const { parcels } = useStaffMessages()
  const { claims: texts } = parcels
  const { charge } = useMoney()
  const locale = useLocale()
  return [
    {
      key: 'order',
      head: texts.order,
      cell: ({ orderId, orderNumber }) => (
        <RowLink to="/admin/orders/:id" params={{ id: orderId }} hash="parcels">
          <OrderNumber number={orderNumber} />
        </RowLink>
      ),
    },
    {
      key: 'parcel',
      head: texts.parcel,
      isWords: true,
      cell: ({ carrier, trackingNumber, reference }) => (
        <>
          {carrier} {trackingNumber}
          <span className="block text-sm text-stone">{reference}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      cell: ({ state, at, closedAt }) => (
        <>
          {texts.states[state]}
          <span className="block text-sm text-stone">
            {closedAt ? texts.until(formatDate(closedAt, locale)) : texts.since(formatDate(at, locale))}
          </span>
        </>
      ),
    },
    { key: 'amount', head: texts.amount, isNumber: true, cell: ({ amountCents }) => charge(amountCents) },
  ]
}
