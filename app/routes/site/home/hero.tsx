import { Suspense, use } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import { pictureFile, pictureFiles } from '#shared/base/pictures.ts'
import type { StatedFactsLater } from './stated-facts.ts'
import { useHomeMessages } from './use-home-messages.ts'

const PHONES = '(max-width: 39.99rem)'
const PORTRAIT = '/images/scenes/hero-portrait'
const PORTRAIT_WIDTHS = [640, 768, 960]
const WIDE = '/images/scenes/hero'
const WIDE_WIDTHS = [640, 768, 960, 1280, 1920]
const WIDE_SIZES = '(min-width: 80rem) 84vw, 100vw'

/** The mortar, the line, what it costs and when it comes, and the way into the shop. On phones the picture stands under the text. */
export function Hero({ facts }: { facts: StatedFactsLater }) {
  const home = useHomeMessages()
  return (
    <section className="on-leaf relative isolate flex flex-col overflow-hidden bg-leaf text-coconut xl:min-h-[min(46rem,84svh)]">
      <div className="page grow content-center pt-7 md:pt-16 short:pt-4">
        <h1 className="max-w-md text-4xl text-coconut md:text-5xl short:max-w-none short:text-3xl">
          {home.tagline}
        </h1>
        <p className="mt-4 max-w-sm text-pretty short:mt-2 short:max-w-xl">{home.description}</p>
        <Suspense>
          <Promised facts={facts} />
        </Suspense>
        {/* On phones below each other: in whatever font stands in for ours, they take as much room. */}
        <div className="mt-8 flex flex-wrap gap-4 max-sm:max-w-sm max-sm:flex-col short:mt-3">
          <LocalLink to="/shop" className="btn btn-primary px-8">
            {home.shopCollection}
          </LocalLink>
          <LocalLink
            to="/recipes"
            className="btn btn-line px-8 text-coconut hover:text-leaf max-xl:not-hover:bg-leaf/85"
          >
            {home.exploreRecipes}
          </LocalLink>
        </div>
      </div>
      <picture>
        <source
          media={PHONES}
          type="image/avif"
          srcSet={pictureFiles(PORTRAIT, PORTRAIT_WIDTHS, 'avif')}
          sizes="100vw"
          width={640}
          height={853}
        />
        <source
          media={PHONES}
          srcSet={pictureFiles(PORTRAIT, PORTRAIT_WIDTHS, 'webp')}
          sizes="100vw"
          width={640}
          height={853}
        />
        <source type="image/avif" srcSet={pictureFiles(WIDE, WIDE_WIDTHS, 'avif')} sizes={WIDE_SIZES} />
        <img
          src={pictureFile(WIDE, 1280)}
          srcSet={pictureFiles(WIDE, WIDE_WIDTHS, 'webp')}
          sizes={WIDE_SIZES}
          alt={home.heroAlt}
          width={1280}
          height={720}
          fetchPriority="high"
          className="hero-picture -z-10 -mt-20 aspect-[10/9] w-full object-cover object-bottom sm:-mt-40 sm:aspect-[16/9] xl:absolute xl:inset-y-0 xl:right-0 xl:mt-0 xl:aspect-auto xl:h-full xl:w-[84%] xl:object-[100%_60%]"
        />
      </picture>
      <Suspense fallback={<Badges facts={undefined} />}>
        <Badges facts={facts} />
      </Suspense>
    </section>
  )
}

/** The lowest price, and the day by which it is there. */
function Promised({ facts: of }: { facts: StatedFactsLater }) {
  const { promise } = useHomeMessages()
  const { show } = useMoney()
  const city = useRootData()?.shop?.city
  const facts = of instanceof Promise ? use(of) : of
  if (!facts || facts.fromCents === null) return null
  return (
    // On phones it has room for three lines, which a broader font takes until ours is there.
    <p className="display mt-4 max-w-sm text-xl text-turmeric max-sm:-mb-3 max-sm:min-h-[3lh] max-sm:text-lg short:mt-1 short:max-w-none short:text-base">
      <span className="inline-block">{promise.from(show(facts.fromCents))}</span>{' '}
      {city && facts.arrival && <span className="inline-block">{promise.by(city, facts.arrival)}</span>}
    </p>
  )
}

/** The three badges, each with the fact behind it, where there is one. */
function Badges({ facts: of }: { facts: StatedFactsLater }) {
  const { badges } = useHomeMessages()
  const facts = of instanceof Promise ? use(of) : of
  const { mortarMinutes, batch } = facts ?? {}
  const shown: { icon: IconName; title: string; fact: string | undefined }[] = [
    { icon: 'star', title: badges.quality, fact: badges.label },
    {
      icon: 'hand',
      title: badges.handcrafted,
      fact: mortarMinutes === undefined ? undefined : badges.pounded(mortarMinutes),
    },
    { icon: 'mortar', title: badges.authentic, fact: batch && badges.batch(batch.code, batch.name) },
  ]
  return (
    <ul className="page grid gap-x-8 gap-y-2 py-4 sm:grid-cols-3 sm:py-6 xl:grid-cols-[repeat(3,minmax(0,14rem))] xl:pb-10">
      {shown.map(({ icon, title, fact }) => (
        <li key={icon} className="flex items-start gap-3 text-sm">
          <Icon name={icon} className="size-6 shrink-0 text-turmeric" />
          <span>
            <span className="block font-semibold">{title}</span>
            {fact}
          </span>
        </li>
      ))}
    </ul>
  )
}
