import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { FilterBar } from '#app/components/admin/filter-bar.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { localeContext, serverContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getVatReturn } from '#domain/orders/vat-returns/index.ts'
import { documentDays } from '#domain/orders/vat-returns/schemas.ts'
import { formatDate, formatMonths, shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { lastVatPeriods, VAT_CATEGORIES } from '#shared/orders/vat-periods.ts'
import type { Route } from './+types/page.ts'
import { Periods } from './periods.tsx'
import { RateCard } from './rate-card.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** The period that runs and those of half a year before. */
const SHOWN = 4

export async function loader({ url, context }: Route.LoaderArgs) {
  const today = shopDay(context.get(serverContext).ctx.now())
  const groups = VAT_CATEGORIES.map((category) => ({
    category,
    periods: lastVatPeriods(today, category, SHOWN),
  }))
  const newestEnded = groups
    .flatMap(({ periods }) => periods)
    .filter(({ to }) => to < today)
    .toSorted((a, b) => b.to.localeCompare(a.to))[0]
  const input = documentDays.safeParse({ ...newestEnded, ...listQuery(url, ['from', 'to']) })
  if (!input.success) throw badRequest()
  const days = input.data
  const language = context.get(localeContext)
  return {
    groups: groups.map(({ category, periods }) => ({
      category,
      periods: periods.map((period) => ({ ...period, text: formatMonths(period, language) })),
    })),
    days,
    rates: await runVerb(context, (ctx) => getVatReturn(ctx, days)),
  }
}

/** The tax documents of two months added up, as the VAT return asks for them. */
export default function VatReturnPage({ loaderData: { groups, days, rates } }: Route.ComponentProps) {
  const { vat: texts, orders } = useStaffMessages()
  const locale = useLocale()
  const day = (text: string) => formatDate(startOfShopDay(text), locale)
  return (
    <>
      <OfficeHead
        title={texts.title}
        back={{ to: { to: '/admin/orders' }, text: orders.title }}
        hint={texts.hint}
      />
      <Periods groups={groups} chosen={days} />
      <FilterBar
        page={{ to: '/admin/orders/vat' }}
        filters={[
          { name: 'from', label: orders.from, kind: 'day' },
          { name: 'to', label: orders.to, kind: 'day' },
        ]}
        chosen={days}
        isFiltered={false}
      />
      <h2 className="mb-4 text-xl">{texts.days(day(days.from), day(days.to))}</h2>
      <div className="grid gap-6">
        {rates.length === 0 && <EmptyState title={texts.none} />}
        {rates.map((rate) => (
          <RateCard key={rate.vatPercent} rate={rate} />
        ))}
        <OfficeCard id="file" title={texts.file} hint={texts.fileHint}>
          <ExportForm to={{ to: '/admin/orders/invoices.csv', search: days }} submit={texts.export} />
        </OfficeCard>
      </div>
    </>
  )
}
