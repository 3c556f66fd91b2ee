import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Totals } from '#app/components/orders/totals.tsx'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import type { OrderEntryQuote } from '#domain/orders/order-entry/schemas.ts'
import { useCodeText } from './use-code-text.ts'
import { useVoucherText } from './use-voucher-text.ts'

/** The cost of the order as it stands, what is short of it, and the button that writes it. */
export function QuoteCard({ quote }: { quote: OrderEntryQuote | undefined }) {
  const { orderEntry: texts, working } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const hasScripts = useHasScripts()
  const codeText = useCodeText()
  const voucherText = useVoucherText()
  // A code that is still being typed is none.
  const { discountRefusal } = quote ?? {}
  const refusal = discountRefusal && discountRefusal.reason !== 'unknown' && codeText(discountRefusal)
  const { voucher, voucherProblem } = quote ?? {}
  const isEmpty = !quote || quote.lines.length === 0
  return (
    <OfficeCard id="total" title={texts.total} className="lg:sticky lg:top-24">
      <div role="status" className="grid gap-4">
        {isEmpty ? (
          <p className="text-stone">{texts.nothingYet}</p>
        ) : (
          <>
            <ul className="grid gap-3">
              {quote.lines.map(({ id, name, quantity, priceCents, totalCents, stockQuantity }) => (
                <li key={id} className="flex justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">
                    {quantity} × {name[locale]}
                    <span
                      className={`block text-sm ${quantity > stockQuantity ? 'font-semibold text-chilli-text' : 'text-stone'}`}
                    >
                      {charge(priceCents)} ·{' '}
                      {quantity > stockQuantity ? texts.tooFew(stockQuantity) : texts.inStock(stockQuantity)}
                    </span>
                  </span>
                  <span className="shrink-0 tabular-nums">{charge(totalCents)}</span>
                </li>
              ))}
              {quote.wrapping && (
                <li className="flex justify-between gap-4">
                  {quote.wrapping.name[locale]}
                  <span className="shrink-0 tabular-nums">{charge(quote.wrapping.totalCents)}</span>
                </li>
              )}
            </ul>
            {quote.collectionOnly.length > 0 && (
              <p className="text-sm font-semibold text-chilli-text">
                {texts.refusals.collectionOnly(quote.collectionOnly.map((name) => name[locale]).join(', '))}
              </p>
            )}
            <div className="border-t border-line pt-4">
              <Totals
                {...quote}
                voucherCents={voucher?.paysCents ?? 0}
                offers={quote.offers.map(({ name, cents }) => ({ name: name[locale], cents }))}
              />
              {refusal && <p className="mt-2 text-sm font-semibold text-chilli-text">{refusal}</p>}
              {voucher && voucher.leftCents > voucher.paysCents && (
                <p className="mt-2 text-sm text-stone">
                  {texts.voucherLeft(charge(voucher.leftCents - voucher.paysCents))}
                </p>
              )}
              {voucherProblem && (
                <p className="mt-2 text-sm font-semibold text-chilli-text">{voucherText(voucherProblem)}</p>
              )}
            </div>
          </>
        )}
      </div>
      <div className="mt-6 grid gap-3">
        {!hasScripts && (
          <SubmitButton intent="quote" className="btn btn-line w-full">
            {texts.workOut}
          </SubmitButton>
        )}
        <SubmitButton intent="write" pendingText={working} className="btn btn-leaf w-full">
          {texts.submit}
        </SubmitButton>
      </div>
    </OfficeCard>
  )
}
