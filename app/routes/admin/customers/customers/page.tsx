import { Badge } from '#app/components/admin/badge.tsx'
import { PersonTabs } from '#app/components/admin/customers/person-tabs.tsx'
import type { Column } from '#app/components/admin/data-list.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { readList } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listCustomers, listGuests } from '#domain/customers/customer-desk/index.ts'
import { listCustomersInput } from '#domain/customers/customer-desk/schemas.ts'
import type { CustomerSummary } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import type { Route } from './+types/page.ts'
import { FoundGuests } from './found-guests.tsx'

/** So many guests who match are shown below the customers who do. */
const MOST_GUESTS = 5

const [STANDARD_SORT, ...OTHER_SORTS] = CUSTOMER_SORTS

export async function loader(args: Route.LoaderArgs) {
  const read = await readList(args, listCustomersInput, listCustomers)
  const { search, filter } = read.filters
  // The person who is looked for may have bought without an account.
  const guests =
    search && !filter
      ? await runVerb(args.context, (ctx) => listGuests(ctx, { search, size: MOST_GUESTS }))
      : undefined
  return { ...read, guests }
}

export default function AdminCustomersPage({ loaderData: { list, filters, guests } }: Route.ComponentProps) {
  const { customers: texts, nav } = useStaffMessages()
  return (
    <ListPage
      texts={texts}
      actions={
        <LocalLink to="/create-customer" className="btn btn-line">
          {nav.createCustomer}
        </LocalLink>
      }
      page="/admin/customers"
      beforeFilters={<PersonTabs current="/admin/customers" search={filters.search} />}
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'filter',
          label: texts.filter,
          any: texts.anyone,
          options: optionsOf(texts.filters, CUSTOMER_FILTERS),
        },
        {
          name: 'sort',
          label: texts.sort,
          any: texts.sorts[STANDARD_SORT],
          standard: STANDARD_SORT,
          options: optionsOf(texts.sorts, OTHER_SORTS),
        },
      ]}
      list={list}
      label={texts.list}
      columns={useColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
      footer={guests && guests.items.length > 0 && <FoundGuests guests={guests} search={filters.search} />}
    />
  )
}

function useColumns(): Column<CustomerSummary>[] {
  const { customers: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return [
    { key: 'name', head: texts.name, cell: (customer) => <Name customer={customer} /> },
    {
      key: 'phone',
      head: texts.phone,
      cell: ({ phone }) => <span className="whitespace-nowrap">{phone ?? '–'}</span>,
    },
    { key: 'orders', head: texts.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
    { key: 'spent', head: texts.spent, isNumber: true, cell: ({ spentCents }) => charge(spentCents) },
    {
      key: 'last',
      head: texts.lastOrder,
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt, locale) : '–'),
    },
    { key: 'since', head: texts.since, cell: ({ memberSince }) => formatDate(memberSince, locale) },
  ]
}

function Name({ customer }: { customer: CustomerSummary }) {
  const { marks } = useStaffMessages().customers
  const { id, name, email, isLocked, isInvited, isVerified } = customer
  return (
    <>
      <RowLink to="/admin/customers/:id" params={{ id }}>
        {name || email}
      </RowLink>{' '}
      {isLocked && <Badge tone="bad">{marks.locked}</Badge>}
      {isInvited && <Badge tone="waiting">{marks.invited}</Badge>}
      {!isVerified && !isInvited && <Badge>{marks.unverified}</Badge>}
      {name && <span className="block text-sm font-normal text-stone">{email}</span>}
    </>
  )
}
