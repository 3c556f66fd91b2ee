import { useRootData } from '#app/components/shell/use-root-data.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { useMenuMessages } from './use-menu-messages.ts'

/** How one gets a table: `#reserve` of the menu. */
export function Reserve() {
  const texts = useMenuMessages()
  const shop = useRootData()?.shop
  if (!shop) return null
  return (
    <section
      id="reserve"
      aria-labelledby="reserve-title"
      className="page scroll-mt-20 pt-16 md:pt-24 print:hidden"
    >
      <div className="card grid gap-8 p-6 md:p-12 lg:grid-cols-[1fr_1fr]">
        <div>
          <h2 id="reserve-title" className="text-3xl md:text-4xl">
            {texts.reserve}
          </h2>
          <p className="mt-4 text-pretty">{texts.reserveText}</p>
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="btn btn-primary mt-6 px-8">
            {texts.call(shop.phone)}
          </a>
        </div>
        <dl className="grid content-start gap-4">
          <div>
            <dt className="text-sm text-stone">{texts.where}</dt>
            <dd>
              <address className="not-italic">
                <Lines lines={[shop.street, `${shop.city} ${shop.postalCode}`]} />
              </address>
            </dd>
          </div>
          <div>
            <dt className="text-sm text-stone">{texts.when}</dt>
            <dd>
              <Lines lines={shop.hours} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
