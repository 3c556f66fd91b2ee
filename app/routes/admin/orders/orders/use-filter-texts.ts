import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import type { OrderFilters } from '#domain/orders/order-search/schemas.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { isOrderStatus, type OrderFilter } from '#shared/orders/order-states.ts'
import type { FilterName } from '#app/request/orders/order-filters.ts'

type Chosen = Omit<OrderFilters, 'sort'>

/** Filters of orders in words. */
export function useFilterTexts() {
  const { orders: texts } = useStaffMessages()
  const order = useOrderMessages()
  const purchase = usePurchaseMessages()
  const locale = useLocale()
  const filterText = (filter: OrderFilter) =>
    isOrderStatus(filter) ? order.statuses[filter] : texts.queue[filter]
  const day = (text: string) => formatDate(new Date(`${text}T12:00:00Z`), locale)
  /** Names the filters that narrow down a list, one by one. */
  function chips({ status, payment, delivery, province, from, to, discount, noted, search }: Chosen) {
    const said: [FilterName, string | undefined | false][] = [
      ['search', search && `“${search}”`],
      ['status', status && filterText(status)],
      ['payment', payment && `${texts.payment}: ${order.paymentStatuses[payment]}`],
      ['delivery', delivery && texts.deliveries[delivery]],
      ['province', province && purchase.provinces[province]],
      ['from', from && `${texts.from} ${day(from)}`],
      ['to', to && `${texts.to} ${day(to)}`],
      ['discount', discount && `${texts.discount}: ${discount}`],
      ['noted', noted && texts.noted],
    ]
    return said.flatMap(([name, text]) => (text ? [{ name, text }] : []))
  }
  return { filterText, chips }
}
