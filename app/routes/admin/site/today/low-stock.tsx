import { Badge } from '#app/components/admin/badge.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Work } from '#domain/orders/reports/schemas.ts'
import { CountLink } from './queue-card.tsx'

/** Products of which few are left. */
export function LowStock({ lowStock, count }: { lowStock: Work['lowStock']; count: number }) {
  const { today } = useStaffMessages()
  const { first } = lowStock
  const list = { to: '/admin/inventory', search: { filter: 'low' } } as const
  return (
    <OfficeCard
      id="low-stock"
      title={today.lowStock}
      hint={today.lowStockHint}
      actions={<CountLink count={count} tone="waiting" list={list} what={today.lowStock} />}
    >
      {first.length === 0 ? (
        <p>{count === 0 ? today.nothing : today.newOnes}</p>
      ) : (
        <ul className="divide-y divide-line">
          {first.map(({ id, name, left }) => (
            <li key={id}>
              <LocalLink
                to="/admin/inventory/:id"
                params={{ id }}
                className="flex min-h-11 items-center justify-between gap-4 py-1 hover:text-leaf"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Badge tone={left === 0 ? 'bad' : 'waiting'}>
                  {left === 0 ? today.soldOut : today.left(left)}
                </Badge>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      {lowStock.count > first.length && (
        <LocalLink {...list} className="btn btn-line mt-3 w-full">
          {today.all}
        </LocalLink>
      )}
    </OfficeCard>
  )
}
