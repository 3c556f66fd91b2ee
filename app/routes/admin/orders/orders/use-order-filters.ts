import { type Filter, optionsOf } from '#app/components/admin/filters.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_QUEUES, ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { useFilterTexts } from './use-filter-texts.ts'

const [STANDARD_SORT, ...OTHER_SORTS] = ORDER_SORTS

/** Chooses the orders that the list shows, and their order. Rarer filters stand behind one more press. */
export function useOrderFilters(): Filter[] {
  const { orders: texts } = useStaffMessages()
  const order = useOrderMessages()
  const purchase = usePurchaseMessages()
  const { filterText } = useFilterTexts()
  const statuses = [...ORDER_QUEUES, ...ORDER_STATUSES].map((value) => ({ value, text: filterText(value) }))
  const noted = [{ value: 'yes', text: texts.noted }]
  const rare = { fold: 'always', any: texts.anyStatus } as const
  return [
    { name: 'search', label: texts.search },
    { name: 'status', label: texts.status, fold: 'on phones', any: texts.anyStatus, options: statuses },
    {
      name: 'sort',
      label: texts.sort,
      fold: 'on phones',
      any: texts.sorts[STANDARD_SORT],
      standard: STANDARD_SORT,
      options: optionsOf(texts.sorts, OTHER_SORTS),
    },
    {
      ...rare,
      name: 'payment',
      label: texts.payment,
      options: optionsOf(order.paymentStatuses, PAYMENT_STATUSES),
    },
    {
      ...rare,
      name: 'delivery',
      label: texts.delivery,
      options: optionsOf(texts.deliveries, DELIVERY_METHODS),
    },
    { ...rare, name: 'province', label: texts.province, options: optionsOf(purchase.provinces, PROVINCES) },
    { name: 'from', label: texts.from, kind: 'day', fold: 'always' },
    { name: 'to', label: texts.to, kind: 'day', fold: 'always' },
    { name: 'discount', label: texts.discount, kind: 'code', fold: 'always' },
    { ...rare, name: 'noted', label: texts.notes, options: noted },
  ]
}
