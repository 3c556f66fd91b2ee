import { GiftCardsLink } from '#app/components/admin/orders/gift-cards-link.tsx'
import { OfficeIcon } from '#app/components/admin/office-icon.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { ChangeLink } from './change-link.tsx'

/** Leads to the papers of an order of goods and to its change, or to the vouchers that were ordered. */
export function OrderLinks({ order }: { order: OrderView }) {
  const { order: texts, vouchers } = useStaffMessages()
  if (order.kind === 'voucher') {
    return (
      <p className="mt-4">
        <LocalLink to="/admin/vouchers" search={{ search: order.number }} className="btn btn-line">
          {vouchers.title}
        </LocalLink>
      </p>
    )
  }
  if (order.kind !== 'goods') return null
  return (
    <p className="mt-4 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2">
      {(['slip', 'label'] as const).map((kind) => (
        <LocalLink
          key={kind}
          to="/admin/orders/print"
          search={{ kind, id: order.id }}
          className="btn btn-line max-sm:px-2"
        >
          <OfficeIcon name="print" className="size-5" />
          {texts[kind]}
        </LocalLink>
      ))}
      {order.gift?.card && <GiftCardsLink ids={[order.id]} className="btn btn-line max-sm:px-2" />}
      <ChangeLink order={order} />
    </p>
  )
}
