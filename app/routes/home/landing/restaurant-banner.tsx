import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { useHomeMessages } from './use-home-messages.ts'

/** Where and when the restaurant is open, and the way to a table. */
export function RestaurantBanner() {
  const { restaurant: texts } = useHomeMessages()
  const { footer } = useMessages().shell
  const shop = useRootData()?.shop
  return (
    <section
      className="page grid items-center gap-8 py-16 md:gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16"
      aria-labelledby="restaurant"
    >
      <div>
        <p className="eyebrow">{texts.eyebrow}</p>
        <h2 id="restaurant" className="mt-2 text-3xl md:text-4xl">
          {texts.title}
        </h2>
        <p className="mt-4 text-pretty">{texts.text}</p>
        {shop && (
          <ul className="mt-6 space-y-2">
            <li>
              <address className="not-italic">
                <Lines lines={[shop.street, `${shop.city} ${shop.postalCode}`]} />
              </address>
            </li>
            <li>
              <Lines lines={shop.hours} />
            </li>
            <li>
              <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="link inline-block py-2">
                {footer.call(shop.phone)}
              </a>
            </li>
          </ul>
        )}
        <LocalLink to="/menu" hash="reserve" className="btn btn-leaf mt-8 px-8">
          {texts.reserve}
        </LocalLink>
      </div>
      <img
        src="/images/scenes/mood-restaurant-night-1280.webp"
        srcSet="/images/scenes/mood-restaurant-night-640.webp 640w, /images/scenes/mood-restaurant-night-960.webp 960w, /images/scenes/mood-restaurant-night-1280.webp 1280w"
        sizes="(min-width: 64rem) 45rem, 100vw"
        alt={texts.imageAlt}
        width={1280}
        height={853}
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full rounded-card object-cover max-lg:order-first"
      />
    </section>
  )
}
