import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { MOST_COUNTED, type Queue, type Work } from '#domain/orders/reports/schemas.ts'
import type { Target } from '#app/request/page-path.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

type QueueName = keyof Work['queues']

const TONES: Record<QueueName, BadgeTone> = {
  to_pack: 'waiting',
  transfers: 'waiting',
  money: 'bad',
  returns: 'bad',
}

/** As Today reads them, so that the list begins with the same orders. */
const SORTS = { to_pack: 'waiting', transfers: 'waiting', money: 'oldest', returns: 'oldest' } as const

type QueueCardProps = {
  name: QueueName
  queue: Queue
  /** The number of them by now. */
  count: number
}

/** Orders that wait for somebody: how many, and those that have waited longest. */
export function QueueCard({ name, queue, count }: QueueCardProps) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const { first } = queue
  const list = { to: '/admin/orders', search: { status: name, sort: SORTS[name] } } as const
  return (
    <OfficeCard
      id={`queue-${name}`}
      title={today.queues[name]}
      hint={today.queueHints[name]}
      actions={<CountLink count={count} tone={TONES[name]} list={list} what={today.queues[name]} />}
    >
      {first.length === 0 ? (
        <p>{count === 0 ? today.nothing : today.newOnes}</p>
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
      {queue.count > first.length && (
        <LocalLink {...list} className="btn btn-line mt-3 w-full">
          {today.all}
        </LocalLink>
      )}
    </OfficeCard>
  )
}

type CountLinkProps = { count: number; tone: BadgeTone; list: Target; what: string }

/** A number that calls for somebody, and the way to what it counts; nothing is nothing to shout about. */
export function CountLink({ count, tone, list, what }: CountLinkProps) {
  const { today } = useStaffMessages()
  const text = count > MOST_COUNTED ? today.more(MOST_COUNTED + 1) : String(count)
  return (
    <LocalLink
      {...list}
      aria-label={`${text}. ${today.toList(what)}`}
      className="-my-2 inline-grid min-h-11 min-w-11 place-items-center"
    >
      <Badge tone={count === 0 ? 'good' : tone}>{text}</Badge>
    </LocalLink>
  )
}
