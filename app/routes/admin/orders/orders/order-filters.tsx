import type { ReactNode } from 'react'
import {
  FilterBar,
  FilterChoices,
  FilterSearch,
  FilterSelect,
  FilterText,
  MoreFilters,
} from '#app/components/admin/filter-bar.tsx'
import { FilterDay } from '#app/components/admin/filter-day.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { OrderFilters as Filters } from '#domain/orders/order-search/schemas.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { ORDER_QUEUES, ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Chooses the orders that the list shows, and their order. Rarer filters stand behind one more press. */
export function OrderFilters({ filters }: { filters: Filters }) {
  const { orders: texts } = useStaffMessages()
  const order = useOrderMessages()
  const purchase = usePurchaseMessages()
  const { filterText } = useFilterTexts()
  const { status, payment, delivery, province, from, to, discount, noted, search, sort } = filters
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined)
  const more = [payment, delivery, province, from, to, discount, noted].filter(Boolean).length
  const isSorted = sort !== 'newest'
  return (
    <FilterBar
      page="/admin/orders"
      isFiltered={isFiltered}
      more={
        <MoreFilters label={texts.more} isOpen={more > 0}>
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
          <FilterDay name="from" label={texts.from} value={from} />
          <FilterDay name="to" label={texts.to} value={to} />
          <FilterText name="discount" label={texts.discount} value={discount} />
          <FilterSelect
            name="noted"
            label={texts.notes}
            value={noted}
            anyText={texts.anyStatus}
            options={[{ value: 'yes', text: texts.noted }]}
          />
        </MoreFilters>
      }
    >
      <FilterSearch label={texts.search} value={search} />
      <FilterChoices chosen={more + (status ? 1 : 0) + (isSorted ? 1 : 0)}>
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
          value={isSorted ? sort : undefined}
          anyText={texts.sorts.newest}
          options={ORDER_SORTS.filter((value) => value !== 'newest').map((value) => ({
            value,
            text: texts.sorts[value],
          }))}
        />
      </FilterChoices>
    </FilterBar>
  )
}

/** The lists of what has to be done, and what the list is narrowed down by: each of those leads to the list without it. */
export function FilterChips({ filters }: { filters: Filters }) {
  const { orders: texts } = useStaffMessages()
  const { chips, filterText } = useFilterTexts()
  const { sort: _, ...others } = filters
  // A list of what has to be done says itself that it is chosen.
  const chosen = isQueue(others.status) ? { ...others, status: undefined } : others
  return (
    <>
      <nav
        aria-label={texts.queues}
        className="-mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0 print:hidden"
      >
        {ORDER_QUEUES.map((queue) => (
          <LocalLink
            key={queue}
            to="/admin/orders"
            {...(filters.status === queue
              ? {
                  search: { ...filters, status: undefined },
                  'aria-current': 'true',
                  'aria-label': texts.without(filterText(queue)),
                }
              : { search: { status: queue } })}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border-[1.5px] border-line px-4 font-semibold hover:border-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-coconut"
          >
            {filterText(queue)}
            {filters.status === queue && <Icon name="close" className="size-4 shrink-0" />}
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

const isQueue = (status: Filters['status']) => ORDER_QUEUES.some((queue) => queue === status)

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="mb-4 flex flex-wrap gap-2 print:hidden">
      {children}
    </ul>
  )
}
