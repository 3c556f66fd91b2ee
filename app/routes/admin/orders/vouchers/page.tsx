import { DataList } from '#app/components/admin/data-list.tsx'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { leadTo } from '#app/request/lead-to.ts'
import { readList } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findVoucherByCode, listVouchers } from '#domain/orders/voucher-desk/index.ts'
import { findVoucherInput, listVouchersInput } from '#domain/orders/voucher-desk/schemas.ts'
import type { OwedYear } from '#domain/orders/voucher-desk/views.ts'
import { VOUCHER_STATES } from '#shared/orders/voucher-states.ts'
import type { Route } from './+types/page.ts'
import { useVoucherColumns } from './use-voucher-columns.tsx'

/** A code that was typed, or scanned, leads to its voucher. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const code = findVoucherInput.safeParse({ code: url.searchParams.get('search') ?? undefined })
  if (code.success) {
    const id = await runVerb(context, (ctx) => findVoucherByCode(ctx, code.data))
    if (id)
      throw leadTo(context, { to: '/admin/vouchers/:id', params: { id } }, { status: 302, by: 'replace' })
  }
  return { ...(await readList(args, listVouchersInput, listVouchers)), isCode: code.success }
}

export default function AdminVouchersPage({ loaderData }: Route.ComponentProps) {
  const { list, filters, isCode } = loaderData
  const { vouchers: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <ListPage
      texts={texts}
      actions={
        isAdmin && (
          <LocalLink to="/admin/vouchers/new" className="btn btn-leaf">
            {texts.give.title}
          </LocalLink>
        )
      }
      page="/admin/vouchers"
      chosen={filters}
      filters={[
        { name: 'search', label: texts.search },
        {
          name: 'state',
          label: texts.state,
          any: texts.anyState,
          options: optionsOf(texts.states, VOUCHER_STATES),
        },
      ]}
      list={list}
      columns={useVoucherColumns()}
      none={{ title: isCode ? texts.unknownCode : texts.none }}
      noneYet={{ title: texts.noneYet, text: texts.noneYetText }}
      footer={<Owed years={list.owed} mayExport={isAdmin} />}
    />
  )
}

function Owed({ years, mayExport }: { years: OwedYear[]; mayExport: boolean }) {
  const { owed: texts } = useStaffMessages().vouchers
  const { charge } = useMoney()
  return (
    <OfficeCard id="owed" title={texts.title} hint={texts.hint} className="mt-8">
      {years.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataList
          label={texts.title}
          rows={years}
          keyOf={({ year }) => String(year)}
          columns={[
            { key: 'year', head: texts.year, cell: ({ year }) => year },
            { key: 'vouchers', head: texts.vouchers, cell: ({ vouchers }) => vouchers, isNumber: true },
            { key: 'sold', head: texts.sold, cell: ({ soldCents }) => charge(soldCents), isNumber: true },
            { key: 'owed', head: texts.owed, cell: ({ owedCents }) => charge(owedCents), isNumber: true },
          ]}
        />
      )}
      {mayExport && years.length > 0 && (
        <div className="mt-4">
          <ExportForm to={{ to: '/admin/vouchers/export.csv' }} submit={texts.export} />
        </div>
      )}
    </OfficeCard>
  )
}
