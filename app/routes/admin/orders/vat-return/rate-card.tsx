import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { VatOfRate } from '#domain/orders/vat-returns/schemas.ts'
import { ReturnFields } from './return-fields.tsx'

const PARTS = ['invoices', 'creditNotes', 'earlierCreditNotes', 'sum'] as const

/** The documents of one standard rate: what they add up to, and where the return asks for it. */
export function RateCard({ rate }: { rate: VatOfRate }) {
  const { vat: texts } = useStaffMessages()
  const { charge } = useMoney()
  const rows = PARTS.map((part) => ({ part, ...rate[part] })).filter(({ documents }) => documents > 0)
  const title = texts.ofRate(rate.vatPercent)
  return (
    <OfficeCard id={`rate-${rate.vatPercent}`} title={title}>
      <DataList
        label={title}
        rows={rows}
        keyOf={({ part }) => part}
        columns={[
          { key: 'part', head: texts.part, cell: ({ part }) => texts.parts[part] },
          { key: 'documents', head: texts.documents, isNumber: true, cell: ({ documents }) => documents },
          {
            key: 'net',
            head: texts.net,
            isNumber: true,
            cell: ({ totalCents, zeroCents, vatCents }) => charge(totalCents - zeroCents - vatCents),
          },
          { key: 'vat', head: texts.vat, isNumber: true, cell: ({ vatCents }) => charge(vatCents) },
          { key: 'zero', head: texts.zeroRated, isNumber: true, cell: ({ zeroCents }) => charge(zeroCents) },
          { key: 'total', head: texts.total, isNumber: true, cell: ({ totalCents }) => charge(totalCents) },
        ]}
      />
      <ReturnFields rate={rate} />
    </OfficeCard>
  )
}
