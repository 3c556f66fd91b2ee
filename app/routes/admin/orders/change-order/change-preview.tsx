import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useDifferences } from '#app/components/admin/orders/use-differences.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { OrderChangePreview } from '#domain/orders/order-changes/schemas.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Shows what would change, as it is and as it would be, and the money. */
export function ChangePreview({ preview }: { preview: OrderChangePreview }) {
  const { orderChange: texts } = useStaffMessages()
  const { charge } = useMoney()
  const rows = useDifferences(preview)
  const locale = useLocale()
  const { balanceCents, droppedCode, lostOffers } = preview
  return (
    <FormNotice>
      <h2 className="text-lg">{texts.previewTitle}</h2>
      <table className="mt-3 w-full text-left">
        <thead>
          <tr className="text-sm text-stone">
            <th scope="col">
              <span className="sr-only">{texts.history}</span>
            </th>
            <th scope="col" className="py-1 pr-4 font-normal">
              {texts.before}
            </th>
            <th scope="col" className="py-1 font-normal">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-2 pr-4 wrap-anywhere tabular-nums">{before}</td>
              <td className="py-2 font-semibold wrap-anywhere tabular-nums">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {droppedCode && (
        <p className="mt-3">{texts.droppedCode(droppedCode.code, charge(droppedCode.minimumCents))}</p>
      )}
      {lostOffers.map(({ name, hasEnded }) => (
        <p key={pick(name, locale)} className="mt-3">
          {(hasEnded ? texts.endedOffer : texts.lostOffer)(pick(name, locale))}
        </p>
      ))}
      <p className="mt-3 text-lg font-semibold">
        {balanceCents > 0
          ? texts.toPay(charge(balanceCents))
          : balanceCents < 0
            ? texts.toRefund(charge(-balanceCents))
            : texts.evenly}
      </p>
      {balanceCents !== 0 && (
        <p className="text-sm text-stone">{balanceCents > 0 ? texts.toPayHint : texts.toRefundHint}</p>
      )}
    </FormNotice>
  )
}
