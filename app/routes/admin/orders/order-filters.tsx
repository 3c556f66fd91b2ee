import type { ReactNode } from 'react'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { OrderFilters as Filters } from '#domain/order-search/schemas.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_QUEUES, ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { PROVINCES } from '#shared/provinces.ts'
import { DayField } from './day-field.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** Which orders the list shows, and in which order. What is used less stands behind one more press. */
export function OrderFilters({ filters }: { filters: Filters }) {
  const { orders: texts } = useStaffMessages()
  const order = useOrderMessages()
  const purchase = usePurchaseMessages()
  const { filterText } = useFilterTexts()
  const { status, payment, delivery, province, from, to, noted, search, sort } = filters
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined)
  const usesMore = [payment, delivery, province, from, to, noted].some((value) => value !== undefined)
  return (
    <FilterBar page="/admin/orders" isFiltered={isFiltered}>
      <FilterSearch label={texts.search} value={search} />
      <FilterSelect
        name="status"
        label={texts.status}
        value={status}
        anyText={texts.anyStatus}
        options={[...ORDER_QUEUES, ...ORDER_STATUSES].map((value) => ({ value, text: filterText(value) }))}
      />
      <FilterSelect
        name="sort"
        label={texts.sort}
        value={sort === 'newest' ? undefined : sort}
        anyText={texts.sorts.newest}
        options={ORDER_SORTS.filter((value) => value !== 'newest').map((value) => ({
          value,
          text: texts.sorts[value],
        }))}
      />
      <details open={usesMore} className="w-full">
        <summary className="link min-h-11 cursor-pointer content-center">{texts.more}</summary>
        <div className="flex flex-wrap items-end gap-3 pt-2">
          <FilterSelect
            name="payment"
            label={texts.payment}
            value={payment}
            anyText={texts.anyStatus}
            options={PAYMENT_STATUSES.map((value) => ({ value, text: order.paymentStatuses[value] }))}
          />
          <FilterSelect
            name="delivery"
            label={texts.delivery}
            value={delivery}
            anyText={texts.anyStatus}
            options={DELIVERY_METHODS.map((value) => ({ value, text: texts.deliveries[value] }))}
          />
          <FilterSelect
            name="province"
            label={texts.province}
            value={province}
            anyText={texts.anyStatus}
            options={PROVINCES.map((value) => ({ value, text: purchase.provinces[value] }))}
          />
          <DayField name="from" label={texts.from} value={from} />
          <DayField name="to" label={texts.to} value={to} />
          <FilterSelect
            name="noted"
            label={texts.notes}
            value={noted}
            anyText={texts.anyStatus}
            options={[{ value: 'yes', text: texts.noted }]}
          />
        </div>
      </details>
    </FilterBar>
  )
}

/** The lists of what has to be done, and what the list is narrowed down by: each of those leads to the list without it. */
export function FilterChips({ filters }: { filters: Filters }) {
  const { orders: texts } = useStaffMessages()
  const { chips, filterText } = useFilterTexts()
  const { sort: _, ...chosen } = filters
  return (
    <>
      <nav aria-label={texts.queues} className="mb-4 flex flex-wrap gap-2 print:hidden">
        {ORDER_QUEUES.map((queue) => (
          <LocalLink
            key={queue}
            to="/admin/orders"
            search={{ status: queue }}
            aria-current={filters.status === queue ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line px-4 font-semibold hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-coconut"
          >
            {filterText(queue)}
          </LocalLink>
        ))}
      </nav>
      {chips(chosen).length > 0 && (
        <Chips label={texts.filteredBy}>
          {chips(chosen).map(({ name, text }) => (
            <li key={name}>
              <LocalLink
                to="/admin/orders"
                search={{ ...filters, [name]: undefined }}
                aria-label={texts.without(text)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-rice px-4 text-sm wrap-anywhere hover:border-leaf"
              >
                {text}
                <Icon name="close" className="size-4 shrink-0" />
              </LocalLink>
            </li>
          ))}
        </Chips>
      )}
    </>
  )
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="mb-4 flex flex-wrap gap-2 print:hidden">
      {children}
    </ul>
  )
}
