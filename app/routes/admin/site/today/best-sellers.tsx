import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { Sales } from '#domain/orders/reports/schemas.ts'

/** The products that sold best in the last 30 days. */
export function BestSellers({ sales: { bestSellers } }: { sales: Sales }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <OfficeCard
      id="best-sellers"
      title={today.bestSellers}
      hint={today.bestSellersHint}
      className="md:col-span-2"
    >
      {bestSellers.length === 0 ? (
        <EmptyState title={today.noSales} />
      ) : (
        <DataList
          label={today.bestSellers}
          rows={bestSellers}
          keyOf={({ productId }) => productId}
          columns={[
            { key: 'name', head: today.product, cell: ({ name }) => name },
            { key: 'quantity', head: today.jars, cell: ({ quantity }) => quantity, isNumber: true },
            { key: 'cents', head: today.salesHead, cell: ({ cents }) => charge(cents), isNumber: true },
          ]}
        />
      )}
    </OfficeCard>
  )
}
