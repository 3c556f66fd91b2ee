import { Badge } from '#app/components/admin/badge.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { filtersOf, listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listCustomers } from '#domain/customers/customer-desk/index.ts'
import { listCustomersInput } from '#domain/customers/customer-desk/schemas.ts'
import type { CustomerSummary } from '#domain/customers/customer-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '#shared/customers/customer-lists.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listCustomersInput)
  return { list: await runVerb(context, (ctx) => listCustomers(ctx, input)), filters: filtersOf(input) }
}

export default function AdminCustomersPage({ loaderData }: Route.ComponentProps) {
  const { customers: texts, nav } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { list, filters } = loaderData
  const { search, filter, sort } = filters
  return (
    <ListPage
      title={texts.title}
      hint={texts.hint}
      actions={
        <>
          {isAdmin && (
            <LocalLink to="/admin/guests" className="btn btn-line">
              {texts.guests}
            </LocalLink>
          )}
          <LocalLink to="/create-customer" className="btn btn-line">
            {nav.createCustomer}
          </LocalLink>
        </>
      }
      filters={
        <FilterBar page="/admin/customers" isFiltered={Boolean(search || filter || sort !== 'newest')}>
          <FilterSearch label={texts.search} value={search} />
          <FilterSelect
            name="filter"
            label={texts.filter}
            value={filter}
            anyText={texts.anyone}
            options={CUSTOMER_FILTERS.map((value) => ({ value, text: texts.filters[value] }))}
          />
          <FilterSelect
            name="sort"
            label={texts.sort}
            value={sort === 'newest' ? undefined : sort}
            anyText={texts.sorts.newest}
            options={CUSTOMER_SORTS.slice(1).map((value) => ({ value, text: texts.sorts[value] }))}
          />
        </FilterBar>
      }
      list={list}
      at={{ to: '/admin/customers', search: filters }}
      pages={texts.pages}
      empty={<EmptyState title={texts.none} text={texts.noneHint} />}
    >
      <CustomerList rows={list.items} />
    </ListPage>
  )
}

function CustomerList({ rows }: { rows: CustomerSummary[] }) {
  const { customers: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const columns: [Column<CustomerSummary>, ...Column<CustomerSummary>[]] = [
    { key: 'name', head: texts.name, cell: nameCell },
    { key: 'phone', head: texts.phone, cell: ({ phone }) => phone ?? '–' },
    { key: 'orders', head: texts.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
    { key: 'spent', head: texts.spent, isNumber: true, cell: ({ spentCents }) => charge(spentCents) },
    {
      key: 'last',
      head: texts.lastOrder,
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt, locale) : '–'),
    },
    { key: 'since', head: texts.since, cell: ({ memberSince }) => formatDate(memberSince, locale) },
  ]
  return <DataList label={texts.list} rows={rows} keyOf={({ id }) => id} columns={columns} />
}

const nameCell = (row: CustomerSummary) => <Name row={row} />

function Name({ row }: { row: CustomerSummary }) {
  const { marks } = useStaffMessages().customers
  return (
    <>
      <LocalLink
        to="/admin/customers/:id"
        params={{ id: row.id }}
        className="link inline-flex min-h-11 items-center md:min-h-8"
      >
        {row.name || row.email}
      </LocalLink>{' '}
      {row.isLocked && <Badge tone="bad">{marks.locked}</Badge>}
      {row.isInvited && <Badge tone="waiting">{marks.invited}</Badge>}
      {!row.isVerified && !row.isInvited && <Badge>{marks.unverified}</Badge>}
      {row.name && <span className="block text-sm font-normal text-stone">{row.email}</span>}
    </>
  )
}
