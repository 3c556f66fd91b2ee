import { useLocale } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { formatShortDay, formatTime, shopLocalTime } from '#shared/kernel/dates.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import { stagesOf } from './stages.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'

/** Shows how far an order is: across where there is room for it, down on a phone. */
export function StageLine({ order }: { order: OrderView }) {
  const { stages: texts } = useOrderMessages()
  const locale = useLocale()
  const stages = stagesOf(order)
  const hasEnded = isVoid(order.status)
  if (stages.length === 0) return null
  return (
    <section aria-label={texts.title} className="@container">
      <ol className="grid @xl:auto-cols-fr @xl:grid-flow-col">
        {stages.map(({ name, at, isCurrent }) => (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className="group relative flex gap-4 pb-5 last:pb-0 @xl:grid @xl:content-start @xl:gap-3 @xl:pr-4 @xl:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute group-last:hidden max-@xl:top-7 max-@xl:bottom-0 max-@xl:left-[13px] max-@xl:w-0.5 @xl:top-[13px] @xl:right-0 @xl:left-7 @xl:h-0.5 ${at && !isCurrent ? 'bg-leaf' : 'bg-line'}`}
            />
            <span
              aria-hidden="true"
              className={`relative grid size-7 shrink-0 place-items-center rounded-full border-2 ${
                !at
                  ? 'border-line bg-rice'
                  : isCurrent
                    ? `bg-turmeric ring-4 ring-turmeric/25 ${hasEnded ? 'border-stone bg-stone text-white ring-stone/20' : 'border-turmeric text-leaf'}`
                    : 'border-leaf bg-leaf text-coconut'
              }`}
            >
              {at && <Icon name={isCurrent && hasEnded ? 'close' : 'check'} className="size-4" />}
            </span>
            <span className="min-w-0">
              <span
                className={`block leading-7 ${at ? 'font-semibold' : 'text-stone'} ${isCurrent ? 'text-leaf' : ''}`}
              >
                {texts.names[name]}
                {!at && <span className="sr-only"> ({texts.toCome})</span>}
              </span>
              {at && (
                <time dateTime={at.toISOString()} className="block text-sm text-stone tabular-nums">
                  {formatShortDay(shopLocalTime(at).slice(0, 10), locale)}, {formatTime(at)}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
