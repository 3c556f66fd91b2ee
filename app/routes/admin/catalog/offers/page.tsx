import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { readList } from '#app/request/list-query.ts'
import { pathTo } from '#app/request/page-path.ts'
import { listOffers } from '#domain/catalog/offers/index.ts'
import { listOffersInput } from '#domain/catalog/offers/schemas.ts'
import { OFFER_STATES } from '#shared/catalog/offers.ts'
import type { Route } from './+types/page.ts'
import { useOfferColumns } from './use-offer-columns.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader(args: Route.LoaderArgs) {
  return readList(args, listOffersInput, listOffers)
}

export default function AdminOffersPage({ loaderData: { list, filters } }: Route.ComponentProps) {
  const { offers: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <ListPage
      texts={texts}
      actions={
        <>
          <a
            href={pathTo({ to: '/admin/offers/export.csv', search: filters }, locale)}
            download
            className="btn btn-line"
          >
            {texts.export}
          </a>
          <LocalLink to="/admin/offers/new" className="btn btn-leaf">
            {texts.add}
          </LocalLink>
        </>
      }
      page="/admin/offers"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'state',
          label: texts.state,
          any: texts.anyState,
          options: optionsOf(texts.states, OFFER_STATES),
        },
      ]}
      list={list}
      columns={useOfferColumns()}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet }}
    />
  )
}
