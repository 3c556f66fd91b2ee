import { Suspense, useEffect, useRef, useState } from 'react'
import { CallUs } from '#app/components/restaurant/call-us.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { whenNear } from '#app/components/ui/when-near.ts'
import { Fact } from '#app/components/ui/fact.tsx'
import type { ReserveFormProps } from './reserve-form.tsx'
import { useMenuMessages } from './use-menu-messages.ts'

// The form and all that it needs would be a quarter of the page's scripts; those who only read never fetch them.
const ReserveForm = fetchedLater('reserve-form', async () => (await import('./reserve-form.tsx')).ReserveForm)

/** The way to a table: `#reserve` of the menu. */
export function Reserve(props: ReserveFormProps) {
  const texts = useMenuMessages()
  const shop = useRootData()?.shop
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const isAsked = Boolean(props.times ?? props.held ?? props.pageReply)
  useEffect(() => (room.current ? whenNear(room.current, () => setIsNear(true)) : undefined), [])
  if (!shop) return null
  return (
    <section aria-labelledby="reserve" className="page pt-6 md:pt-24 print:hidden">
      <div className="card grid gap-x-12 gap-y-8 p-5 sm:p-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:p-12">
        <div className="lg:col-span-2">
          <h2 id="reserve" tabIndex={-1} className="scroll-mt-28 text-3xl outline-none md:text-4xl">
            {texts.reserve}
          </h2>
          <p className="mt-3 max-w-prose text-pretty">{texts.reserveIntro}</p>
        </div>
        <div ref={room} className="min-h-144">
          {isAsked || isNear ? (
            <Suspense>
              <ReserveForm key={props.held?.values.key} {...props} />
            </Suspense>
          ) : (
            <p className="hidden noscript:block">
              <a href="?guests=2#reserve" className="btn btn-turmeric px-8">
                {texts.showTimes}
              </a>
            </p>
          )}
        </div>
        <dl className="grid content-start gap-4 border-t border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
          <Fact name={texts.where}>
            <address className="not-italic">
              <Lines lines={[shop.street, `${shop.city} ${shop.postalCode}`]} />
            </address>
          </Fact>
          <Fact name={texts.when}>
            <Lines lines={shop.hours} />
          </Fact>
          <Fact name={texts.callUs(props.limits.largestParty)}>
            <CallUs />
          </Fact>
        </dl>
      </div>
    </section>
  )
}
