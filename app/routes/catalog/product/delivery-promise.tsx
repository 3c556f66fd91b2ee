import type { ReactNode } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import type { ShownPromise } from '#app/request/orders/read-promise.ts'

/** When it arrives, what that costs, what if something is wrong, and how one can pay. */
export default function DeliveryPromise({ promise }: { promise: ShownPromise }) {
  const { orderBy, arrivals, chilled, methods } = promise
  const [nearest, ...others] = arrivals
  return (
    <section aria-label={promise.title} className="mt-6 grid gap-3 border-t border-charcoal/25 pt-4 text-sm">
      <Fact icon="truck">
        {chilled && <p className="font-semibold">{chilled}</p>}
        {orderBy !== null && <p>{orderBy}</p>}
        {nearest && <Arrival {...nearest} />}
        {others.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
              {promise.others}
            </summary>
            {others.map((arrival) => (
              <Arrival key={arrival.where} {...arrival} />
            ))}
          </details>
        )}
        <p>{promise.cost}</p>
        <More to="/shipping">{promise.shipping}</More>
      </Fact>
      <Fact icon="check">
        <p>{promise.broken}</p>
        <More to="/returns">{promise.returns}</More>
      </Fact>
      <ul aria-label={promise.pay} className="flex flex-wrap gap-2">
        {methods.map((method) => (
          <li key={method} className="rounded-field border border-charcoal/40 px-2 py-0.5">
            {method}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Arrival({ where, when }: ShownPromise['arrivals'][number]) {
  return (
    <p>
      <strong className="font-semibold tabular-nums">{when}</strong> · {where}
    </p>
  )
}

function More({ to, children }: { to: '/shipping' | '/returns'; children: ReactNode }) {
  return (
    <LocalLink to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </LocalLink>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
