import { Badge } from '#app/components/admin/badge.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Work } from '#domain/reports/schemas.ts'
import { CountBadge } from './queue-card.tsx'

/** Products of which few are left. */
export function LowStock({ lowStock: { count, first } }: { lowStock: Work['lowStock'] }) {
  const { today } = useStaffMessages()
  return (
    <OfficeCard
      id="low-stock"
      title={today.lowStock}
      hint={today.lowStockHint}
      actions={<CountBadge count={count} tone="waiting" />}
    >
      {count === 0 ? (
        <p>{today.nothing}</p>
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
      {count > first.length && (
        <LocalLink to="/admin/inventory" search={{ filter: 'low' }} className="btn btn-line mt-3 w-full">
          {today.all}
        </LocalLink>
      )}
    </OfficeCard>
  )
}
