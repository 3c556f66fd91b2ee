import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listDiscounts } from '#domain/orders/discounts/index.ts'
import { listDiscountsInput } from '#domain/orders/discounts/schemas.ts'
import { DISCOUNT_STATES } from '#shared/orders/discount-codes.ts'
import type { Route } from './+types/page.ts'
import { DiscountTable } from './discount-table.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listDiscountsInput.safeParse(listQuery(url, ['search', 'state', 'after', 'before']))
  if (!input.success) throw badRequest()
  const { search, state } = input.data
  return { list: await runVerb(context, (ctx) => listDiscounts(ctx, input.data)), search, state }
}

export default function AdminDiscountsPage({ loaderData }: Route.ComponentProps) {
  const { discounts: texts } = useStaffMessages()
  const { list, search, state } = loaderData
  const isFiltered = search !== undefined || state !== undefined
  const page = (at: { after?: string; before?: string }) =>
    ({ to: '/admin/discounts', search: { search, state, ...at } }) as const
  const create = (
    <LocalLink to="/admin/discounts/new" className="btn btn-leaf">
      {texts.add}
    </LocalLink>
  )
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} actions={create} />
      <FilterBar page="/admin/discounts" isFiltered={isFiltered}>
        <FilterSearch label={texts.search} value={search} />
        <FilterSelect
          name="state"
          label={texts.state}
          value={state}
          anyText={texts.anyState}
          options={DISCOUNT_STATES.map((value) => ({ value, text: texts.states[value] }))}
        />
      </FilterBar>
      {list.items.length > 0 ? (
        <>
          <DiscountTable discounts={list.items} />
          <p className="mt-4 text-sm text-stone">{texts.givenHint}</p>
        </>
      ) : (
        <EmptyState title={isFiltered ? texts.none : texts.noneYet} />
      )}
      <CursorPager
        label={texts.pages}
        previous={list.previous ? page({ before: list.previous }) : undefined}
        next={list.next ? page({ after: list.next }) : undefined}
      />
    </>
  )
}
