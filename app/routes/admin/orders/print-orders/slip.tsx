import { Fragment } from 'react'
import { PrintSheet } from '#app/components/admin/print-sheet.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { PackingSlip } from '#domain/orders/order-desk/schemas.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'
import { Recipient } from './recipient.tsx'

/** The goods packed for one order: ticked off by hand, put into the parcel, so without prices. */
export function Slip({ slip, sender }: { slip: PackingSlip; sender: string[] }) {
  const { printing: texts, orders } = useStaffMessages()
  const { total } = usePurchaseMessages()
  const locale = useLocale()
  const items = slip.lines.reduce((sum, { isGoods, quantity }) => (isGoods ? sum + quantity : sum), 0)
  return (
    <PrintSheet label={`${texts.titles.slip} ${slip.number}`}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b-2 border-charcoal pb-4">
        <div>
          <p className="text-sm">{texts.titles.slip}</p>
          <p className="text-2xl font-bold whitespace-nowrap tabular-nums sm:text-4xl">{slip.number}</p>
          <p className="mt-1 text-sm">{formatDateTime(slip.placedAt, locale)}</p>
        </div>
        <address className="text-sm not-italic sm:text-right">
          <Lines lines={sender} />
        </address>
      </header>
      <div className="grid grid-cols-2 gap-6 py-4">
        <div>
          <p className="text-sm text-stone">{texts.to}</p>
          <Recipient slip={slip} />
        </div>
        <div>
          <p className="text-sm text-stone">{orders.delivery}</p>
          <p className="text-lg font-semibold">{orders.deliveries[slip.deliveryMethod]}</p>
          {slip.isGift && (
            <p className="text-lg font-semibold">{slip.hasCard ? texts.giftWithCard : texts.gift}</p>
          )}
          {slip.hasIcePack && <p className="text-lg font-semibold">{total.icePack}</p>}
          <p className="mt-2 text-sm text-stone">{texts.items}</p>
          <p className="text-lg font-semibold tabular-nums">{items}</p>
        </div>
      </div>
      {slip.note && (
        <div className="mb-4 border-2 border-charcoal p-3 wrap-anywhere">
          <p className="text-sm text-stone">{texts.customerNote}</p>
          <p className="font-semibold whitespace-pre-line">{slip.note}</p>
        </div>
      )}
      <table className="w-full text-left">
        <thead className="border-b border-charcoal text-sm">
          <tr>
            <th scope="col" className="w-10 py-2">
              <span className="sr-only">{texts.packed}</span>
            </th>
            <th scope="col" className="w-14 py-2 font-normal">
              {texts.quantity}
            </th>
            <th scope="col" className="py-2 font-normal">
              {texts.product}
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line, at) => (
            // Two lines of an order may carry the same name.
            <Fragment key={at}>
              {line.set && line.set.id !== slip.lines[at - 1]?.set?.id && <SetRow set={line.set} />}
              <tr className="break-inside-avoid border-b border-line align-top">
                <td aria-label={texts.packed} className="py-3">
                  <span aria-hidden="true" className="block size-6 border-2 border-charcoal" />
                </td>
                <td className="py-2 text-2xl font-bold tabular-nums">{line.quantity}</td>
                <td className="py-3 wrap-anywhere">
                  <span className="block font-semibold">{line.name.en}</span>
                  <span lang="th" className="block leading-relaxed">
                    {line.name.th}
                  </span>
                  <span className="block text-sm text-stone">{line.sku}</span>
                  {line.batches.map(({ code, bestBefore, quantity }) => (
                    <span key={code} className="block text-sm">
                      {texts.batch(quantity, code, formatDate(new Date(`${bestBefore}T12:00:00Z`), locale))}
                    </span>
                  ))}
                  {line.quantity === 0 && (
                    <span className="block text-sm font-semibold">{texts.refunded}</span>
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}

/** The heading of the parts of a set, which go into one box. */
function SetRow({ set }: { set: NonNullable<PackingSlip['lines'][number]['set']> }) {
  return (
    <tr className="break-inside-avoid border-b border-line align-top break-after-avoid">
      <th scope="rowgroup" colSpan={3} className="pt-4 pb-2 text-left wrap-anywhere">
        <span className="block text-lg font-bold">
          {set.quantity} × {set.name.en}
        </span>
        <span lang="th" className="block leading-relaxed font-normal">
          {set.name.th}
        </span>
      </th>
    </tr>
  )
}
