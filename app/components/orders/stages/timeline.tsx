import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { visibleSteps } from './visible-steps.ts'

/** Lists what has happened to an order, the newest last. A step that comes while one looks is read out. */
export function Timeline({ order }: { order: OrderView }) {
  const { timeline } = useOrderMessages()
  const locale = useLocale()
  const steps = visibleSteps(order)
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl">
        {timeline.title}
      </h2>
      <ol aria-live="polite" aria-relevant="additions" className="mt-4">
        {steps.map(({ name, at }, index) => {
          const isNewest = index === steps.length - 1
          return (
            <li
              key={index}
              aria-current={isNewest ? 'step' : undefined}
              className="group relative pb-5 pl-7 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-2 -bottom-2 left-[5px] w-0.5 bg-line group-last:hidden"
              />
              <span
                aria-hidden="true"
                className="absolute top-2 left-0 size-3 rounded-full bg-lime group-aria-[current=step]:bg-turmeric"
              />
              <span className="block group-aria-[current=step]:font-semibold">{timeline.steps[name]}</span>
              <time dateTime={at.toISOString()} className="block text-sm text-stone tabular-nums">
                {formatDateTime(at, locale)}
              </time>
              {name === 'shipped' && order.tracking && <Tracking tracking={order.tracking} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Tracking({ tracking }: { tracking: NonNullable<OrderView['tracking']> }) {
  const { timeline } = useOrderMessages()
  const { carrier, number, url } = tracking
  return (
    <div className="mt-2 grid justify-items-start gap-1 wrap-anywhere">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        <dt className="text-stone">{timeline.carrier}</dt>
        <dd>{carrier}</dd>
        <dt className="text-stone">{timeline.trackingNumber}</dt>
        <dd className="tabular-nums select-all">{number}</dd>
      </dl>
      {url && (
        <a href={url} rel="noopener noreferrer" className="link">
          {timeline.follow}
        </a>
      )}
    </div>
  )
}
