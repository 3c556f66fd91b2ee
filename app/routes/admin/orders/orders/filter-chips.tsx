import type { ReactNode } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { OrderFilters as Filters } from '#domain/orders/order-search/schemas.ts'
import { ORDER_QUEUES } from '#shared/orders/order-states.ts'
import { useFilterTexts } from './use-filter-texts.ts'

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
