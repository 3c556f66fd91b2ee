import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listBatches } from '#domain/catalog/stock-desk/index.ts'
import { BATCH_FILTERS, listBatchesInput } from '#domain/catalog/stock-desk/schemas.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { useBatchColumns } from './use-batch-columns.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listBatchesInput, {
    // The word `all` may be looked for.
    search: url.searchParams.get('search') ?? undefined,
    language: context.get(localeContext),
  })
  const { filter, search } = input
  return {
    list: await runVerb(context, (ctx) => listBatches(ctx, input)),
    filters: BATCH_FILTERS.map((value) => value),
    chosen: { filter, search },
    today: shopDay(new Date()),
  }
}

/** The batches of all products: somebody reads a code from a jar, or asks what was recalled. */
export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const { inventory } = useStaffMessages()
  const texts = inventory.allBatches
  const { list, filters, chosen, today } = loaderData
  const action = (
    <LocalLink to="/admin/inventory/receive" className="btn btn-line">
      {inventory.receiveLink}
    </LocalLink>
  )
  return (
    <ListPage
      texts={{ title: inventory.batches, hint: texts.hint, pages: texts.pages }}
      back={{ to: { to: '/admin/inventory' }, text: inventory.all }}
      page="/admin/inventory/batches"
      chosen={chosen}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'filter',
          label: inventory.filter,
          any: texts.any,
          options: optionsOf(texts.filters, filters),
        },
      ]}
      list={list}
      columns={useBatchColumns(today)}
      none={{ title: texts.none, action }}
      noneYet={{ title: texts.noneYet, text: texts.noneYetText, action }}
    />
  )
}
