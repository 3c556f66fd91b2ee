import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { NextTimes } from '#app/components/restaurant/next-times.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

/** The restaurant's address and hours, and the way to a table: a dark room, from edge to edge. */
export function RestaurantBanner() {
  const { restaurant: texts } = useHomeMessages()
  const { footer } = useMessages().shell
  const shop = useRootData()?.shop
  return (
    <section
      className="on-leaf relative isolate mt-5 -mb-16 overflow-hidden bg-leaf text-coconut md:mt-24 md:-mb-24"
      aria-labelledby="restaurant"
    >
      <Picture
        image="/images/scenes/mood-restaurant-night"
        alt={texts.imageAlt}
        shape="3:2"
        sizes="(min-width: 64rem) 62vw, 100vw"
        className="dark-picture aspect-[2/1] w-full sm:aspect-[3/2] object-cover lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:aspect-auto lg:h-full lg:w-[62%]"
      />
      <div className="page pt-2 pb-10 lg:py-28">
        <div className="lg:max-w-md">
          <p className="eyebrow text-turmeric">{texts.eyebrow}</p>
          <h2 id="restaurant" className="mt-2 text-2xl text-coconut sm:text-3xl md:text-4xl">
            {texts.title}
          </h2>
          <p className="mt-4 text-pretty">{texts.text}</p>
          {shop && (
            // A phone has it once, in the foot that follows.
            <ul className="mt-6 space-y-2 max-sm:hidden">
              <li>
                <address className="not-italic">
                  <Lines lines={[shop.street, `${shop.city} ${shop.postalCode}`]} />
                </address>
              </li>
              <li>
                <Lines lines={shop.hours} />
              </li>
              <li>
                <a
                  href={`tel:${shop.phone.replaceAll(' ', '')}`}
                  className="inline-flex min-h-11 items-center underline decoration-turmeric decoration-2 underline-offset-4"
                >
                  {footer.call(shop.phone)}
                </a>
              </li>
            </ul>
          )}
          <NextTimes />
          <LocalLink to="/menu" hash="reserve" className="btn btn-turmeric mt-6 px-8">
            {texts.reserve}
          </LocalLink>
        </div>
      </div>
    </section>
  )
}
