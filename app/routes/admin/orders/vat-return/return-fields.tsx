import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { VatOfRate } from '#domain/orders/vat-returns/schemas.ts'
import { vatInside } from '#shared/kernel/money.ts'

/**
 * The fields of the VAT201 that the documents fill. A credit note for an earlier period's invoice takes its VAT back in
 * field 18, one for the same period's lowers what is declared.
 */
export function ReturnFields({ rate }: { rate: VatOfRate }) {
  const { vat: texts } = useStaffMessages()
  const { charge } = useMoney()
  const { invoices, creditNotes, earlierCreditNotes, vatPercent } = rate
  const zeroCents = invoices.zeroCents + creditNotes.zeroCents
  const standardCents = invoices.totalCents + creditNotes.totalCents - zeroCents
  const vatCents = invoices.vatCents + creditNotes.vatCents
  const reckonedCents = Math.sign(standardCents) * vatInside(Math.abs(standardCents), vatPercent)
  const fields = [
    { field: '1', name: texts.fields.standard, cents: standardCents },
    { field: '4', name: texts.fields.outputTax, cents: vatCents },
    { field: '2', name: texts.fields.zeroRated, cents: zeroCents },
    ...(earlierCreditNotes.documents > 0
      ? [{ field: '18', name: texts.fields.credited, cents: -earlierCreditNotes.vatCents }]
      : []),
  ]
  return (
    <section aria-labelledby={`vat201-${vatPercent}`} className="mt-6 border-t border-line pt-4">
      <h3 id={`vat201-${vatPercent}`} className="text-lg">
        {texts.form}
      </h3>
      <dl className="mt-2 max-w-2xl divide-y divide-line">
        {fields.map(({ field, name, cents }) => (
          <div key={field} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <dt>
              <span className="mr-3 inline-block min-w-16 font-semibold">{texts.field(field)}</span>
              {name}
            </dt>
            <dd className="ml-auto font-semibold tabular-nums">{charge(cents)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid max-w-2xl gap-2 text-sm text-pretty text-stone">
        {reckonedCents !== vatCents && <p>{texts.rounding(charge(reckonedCents), charge(vatCents))}</p>}
        <p>{texts.askAccountant}</p>
      </div>
    </section>
  )
}
