import { NextTimes } from '#app/components/restaurant/next-times.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { useMenuMessages } from './use-menu-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

/** The restaurant at night, and the ways to a table and to paper. */
export function MenuHead() {
  const texts = useMenuMessages()
  const shop = useRootData()?.shop
  return (
    <div className="on-leaf grid bg-leaf text-coconut lg:grid-cols-2 print:mb-4 print:bg-transparent print:text-center print:text-charcoal">
      <Picture
        image="/images/scenes/mood-restaurant-night"
        alt={texts.heroAlt}
        shape="3:2"
        sizes="(min-width: 64rem) 50vw, 100vw"
        priority
        className="aspect-[16/9] h-full w-full object-cover print:hidden"
      />
      <div className="page content-center py-8 lg:mx-0 lg:max-w-[39rem] lg:py-12 print:max-w-none print:p-0">
        <h1 className="text-4xl text-coconut md:text-5xl print:text-2xl print:text-charcoal">
          {texts.title}
        </h1>
        <p className="mt-4 text-pretty md:text-lg print:hidden">{texts.intro}</p>
        {shop && (
          <p className="mt-6 print:mt-1 print:text-[9pt]">
            {`${shop.street}, ${shop.city}`}
            {shop.hours.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <span className="hidden print:block">{shop.phone}</span>
          </p>
        )}
        <NextTimes />
        <div className="mt-6 flex flex-wrap gap-4 print:hidden">
          <a href="#reserve" className="btn btn-turmeric px-8">
            {texts.reserve}
          </a>
          <button
            type="button"
            className="btn btn-line text-coconut noscript:hidden hover:text-leaf"
            onClick={() => print()}
          >
            {texts.print}
          </button>
        </div>
      </div>
    </div>
  )
}
