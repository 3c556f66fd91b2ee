import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { MOST_COUNTED, type Queue, type Work } from '#domain/reports/schemas.ts'
import { formatDateTime } from '#shared/dates.ts'

type QueueName = keyof Work['queues']

const TONES: Record<QueueName, BadgeTone> = { to_pack: 'waiting', transfers: 'waiting', money: 'bad' }

/** Orders that wait for somebody: how many, and those that have waited longest. */
export function QueueCard({ name, queue }: { name: QueueName; queue: Queue }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const { count, first } = queue
  return (
    <OfficeCard
      id={`queue-${name}`}
      title={today.queues[name]}
      hint={today.queueHints[name]}
      actions={<CountBadge count={count} tone={TONES[name]} />}
    >
      {count === 0 ? (
        <p>{today.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {first.map((order) => (
            <li key={order.id}>
              <LocalLink
                to="/admin/orders/:id"
                params={{ id: order.id }}
                className="grid min-h-14 content-center py-2 hover:text-leaf"
              >
                <span className="flex justify-between gap-4 tabular-nums">
                  <span className="font-semibold whitespace-nowrap">{order.number}</span>
                  <span>{charge(order.totalCents)}</span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-4 text-sm text-stone">
                  <span className="truncate">{order.customerName}</span>
                  <span className="tabular-nums">{formatDateTime(order.placedAt, locale)}</span>
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      {count > first.length && (
        <LocalLink
          to="/admin/orders"
          search={{ status: name, sort: 'oldest' }}
          className="btn btn-line mt-3 w-full"
        >
          {today.all}
        </LocalLink>
      )}
    </OfficeCard>
  )
}

/** A number that calls for somebody; nothing is nothing to shout about. */
export function CountBadge({ count, tone }: { count: number; tone: BadgeTone }) {
  const { today } = useStaffMessages()
  return (
    <Badge tone={count === 0 ? 'good' : tone}>
      {count > MOST_COUNTED ? today.more(MOST_COUNTED + 1) : count}
    </Badge>
  )
}
