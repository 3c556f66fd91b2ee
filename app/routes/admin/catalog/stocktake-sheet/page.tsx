import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { PrintButton } from '#app/components/admin/print-button.tsx'
import { PrintSheet } from '#app/components/admin/print-sheet.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStocktake } from '#domain/catalog/stocktakes/index.ts'
import { stocktakeId } from '#domain/catalog/stocktakes/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(stocktakeId, params.id, 'stocktake')
  return {
    view: await runVerb(context, (ctx) => getStocktake(ctx, { stocktakeId: id, all: true })),
  }
}

/** A sheet of paper with every product in both languages, in large type, and room for a number. */
export default function StocktakeSheetPage({ loaderData }: Route.ComponentProps) {
  const { stocktakes: texts, inventory } = useStaffMessages()
  const locale = useLocale()
  const { view } = loaderData
  const what = view.categoryName?.[locale] ?? texts.everything
  return (
    <>
      <OfficeHead
        title={texts.sheetTitle}
        hint={texts.sheetHint}
        back={{
          to: { to: '/admin/inventory/stocktakes/:id', params: { id: view.id } },
          text: texts.one(what),
        }}
        actions={<PrintButton />}
      />
      <PrintSheet label={texts.sheetTitle}>
        <p className="mb-4 flex flex-wrap justify-between gap-2">
          <span className="font-semibold">{texts.one(what)}</span>
          <span>{formatDateTime(view.startedAt, locale)}</span>
        </p>
        <table className="w-full text-left text-lg">
          <thead className="border-b-2 text-sm">
            <tr>
              <th scope="col" className="py-1 pr-3">
                {inventory.product}
              </th>
              <th scope="col" className="w-24 py-1 text-center sm:w-32">
                {texts.counted}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map(({ productId, sku, name }) => (
              <tr key={productId} className="break-inside-avoid border-b">
                <th scope="row" className="py-2 pr-3 font-normal">
                  <span className="block font-semibold wrap-anywhere">{sku}</span>
                  <span lang="en" className="block">
                    {name.en}
                  </span>
                  <span lang="th" className="block">
                    {name.th}
                  </span>
                </th>
                <td aria-label={texts.counted} className="py-2">
                  <span className="block h-12 rounded-field border-2" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintSheet>
    </>
  )
}
