import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar } from '#app/components/admin/filter-bar.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStocktake } from '#domain/catalog/stocktakes/index.ts'
import { getStocktakeInput, LINE_FILTERS, stocktakeId } from '#domain/catalog/stocktakes/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { CloseForms } from './close-forms.tsx'
import { CountLine } from './count-line.tsx'
import { STOCKTAKE_ACTIONS } from './stocktake-actions.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const show = query.get('show')
  const input = getStocktakeInput.safeParse({
    stocktakeId: requireParam(stocktakeId, params.id, 'stocktake'),
    show: show === ANY ? undefined : (show ?? undefined),
    search: query.get('search') ?? undefined,
    afterSku: query.get('afterSku') ?? undefined,
  })
  if (!input.success) throw badRequest()
  const { show: shown, search } = input.data
  const view = await runVerb(context, (ctx) => getStocktake(ctx, input.data))
  return { view, shown, search, filters: LINE_FILTERS.map((value) => value) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, id: requireParam(stocktakeId, args.params.id, 'stocktake') }, STOCKTAKE_ACTIONS)
}

export default function StocktakePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stocktakes: texts } = useStaffMessages()
  const locale = useLocale()
  const { view, shown, search, filters } = loaderData
  const { id, totals, outcome, closedAt, closedBy } = view
  const page = { to: '/admin/inventory/stocktakes/:id', params: { id } } as const
  return (
    <>
      <OfficeHead
        title={texts.one(view.categoryName?.[locale] ?? texts.everything)}
        hint={`${texts.progress(totals.counted, totals.lines)} · ${texts.different(totals.different)}`}
        back={{ to: { to: '/admin/inventory/stocktakes' }, text: texts.back }}
        actions={
          <LocalLink to="/admin/inventory/stocktakes/:id/sheet" params={{ id }} className="btn btn-line">
            {texts.print}
          </LocalLink>
        }
      />
      {closedAt && (
        <p className="notice mb-6">
          {texts.states[outcome ?? 'open']}.{' '}
          {texts.ended(formatDateTime(closedAt, locale), closedBy ?? texts.somebody)} {view.notes}
        </p>
      )}
      <FilterBar
        page={page}
        chosen={{ search, show: shown }}
        isFiltered={false}
        filters={[
          { name: 'search', label: texts.search },
          { name: 'show', label: texts.filter, any: texts.all, options: optionsOf(texts.filters, filters) },
        ]}
      />
      {view.lines.length === 0 && <EmptyState title={texts.noLines} />}
      <ul className="grid gap-3">
        {view.lines.map((line) => (
          <CountLine key={line.productId} line={line} isOpen={!closedAt} pageReply={actionData} />
        ))}
      </ul>
      {view.nextSku && (
        <LocalLink
          {...page}
          search={{ show: shown, search, afterSku: view.nextSku }}
          className="btn btn-line mt-6"
        >
          {texts.next}
        </LocalLink>
      )}
      {!closedAt && <CloseForms totals={totals} pageReply={actionData} />}
    </>
  )
}
