import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listInventory } from '#domain/catalog/stock-desk/index.ts'
import { EXPIRING_WITHIN, INVENTORY_FILTERS, listInventoryInput } from '#domain/catalog/stock-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { useStockColumns } from './use-stock-columns.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listInventoryInput, {
    // The word `all` may be looked for.
    search: url.searchParams.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  const list = await runVerb(context, (ctx) => listInventory(ctx, input))
  const filters = INVENTORY_FILTERS.map((value) => value)
  const { filter, search, days } = input
  const chosen = { filter, search, days: filter === 'expiring' ? days : undefined }
  return { list, filters, within: EXPIRING_WITHIN.map((days) => days), chosen }
}

export default function AdminInventoryPage({ loaderData }: Route.ComponentProps) {
  const { inventory: texts } = useStaffMessages()
  const { list, filters, within, chosen } = loaderData
  const days = within.map((value) => ({ value: String(value), text: texts.withinDays(value) }))
  return (
    <ListPage
      texts={{ title: texts.title, pages: texts.pages }}
      actions={
        <>
          <LocalLink to="/admin/inventory/batches" className="btn btn-line">
            {texts.batches}
          </LocalLink>
          <LocalLink to="/admin/inventory/stocktakes" className="btn btn-line">
            {texts.stocktakesLink}
          </LocalLink>
          <LocalLink to="/admin/inventory/receive" className="btn btn-leaf">
            {texts.receiveLink}
          </LocalLink>
        </>
      }
      page="/admin/inventory"
      chosen={chosen}
      filters={[
        { name: 'search', label: texts.search },
        { name: 'filter', label: texts.filter, any: texts.any, options: optionsOf(texts.filters, filters) },
        ...(chosen.days ? [{ name: 'days', label: texts.days, options: days }] : []),
      ]}
      list={list}
      columns={useStockColumns()}
      none={{ title: texts.none }}
      noneYet={{ title: texts.noneYet, text: texts.noneYetText }}
    />
  )
}
