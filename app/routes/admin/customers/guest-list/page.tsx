import { PersonTabs } from '#app/components/admin/customers/person-tabs.tsx'
import { useGuestColumns } from '#app/components/admin/customers/use-guest-columns.tsx'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { readList } from '#app/request/list-query.ts'
import { listGuests } from '#domain/customers/customer-desk/index.ts'
import { listGuestsInput } from '#domain/customers/customer-desk/schemas.ts'
import type { Route } from './+types/page.ts'

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listGuestsInput, listGuests)
}

export default function AdminGuestListPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { guestList: texts, guests } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <ListPage
      texts={texts}
      actions={
        isAdmin && (
          <LocalLink to="/admin/guests" className="btn btn-line">
            {guests.title}
          </LocalLink>
        )
      }
      page="/admin/customers/guests"
      beforeFilters={<PersonTabs current="/admin/customers/guests" search={filters.search} />}
      chosen={filters}
      filters={[{ name: 'search', label: texts.search }]}
      list={list}
      columns={useGuestColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
      noneYet={{ title: texts.noneYet }}
    />
  )
}
