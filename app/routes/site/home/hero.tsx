import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import { pictureFile, pictureFiles } from '#shared/base/pictures.ts'
import { useHomeMessages } from './use-home-messages.ts'

const PHONES = '(max-width: 39.99rem)'
const PORTRAIT = '/images/scenes/hero-portrait'
const PORTRAIT_WIDTHS = [640, 768, 960]
const WIDE = '/images/scenes/hero'
const WIDE_WIDTHS = [640, 768, 960, 1280, 1920]
const WIDE_SIZES = '(min-width: 80rem) 84vw, 100vw'

/** The mortar, the line, and the way into the shop. On phones the picture stands under the text. */
export function Hero() {
  const { shell } = useMessages()
  const home = useHomeMessages()
  const badges: { icon: IconName; text: string }[] = [
    { icon: 'star', text: home.badges.quality },
    { icon: 'hand', text: home.badges.handcrafted },
    { icon: 'mortar', text: home.badges.authentic },
  ]
  return (
    <section className="on-leaf relative isolate flex flex-col overflow-hidden bg-leaf text-coconut xl:min-h-[min(46rem,84svh)]">
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
          className="hero-picture order-2 -z-10 -mt-24 aspect-[4/5] w-full object-cover object-bottom sm:-mt-40 sm:aspect-[16/9] xl:absolute xl:inset-y-0 xl:right-0 xl:mt-0 xl:aspect-auto xl:h-full xl:w-[84%] xl:object-[100%_60%]"
        />
      </picture>
      <div className="page grow content-center pt-12 md:pt-16 short:pt-4">
        <img
          src="/images/krok-lockup-stacked-coconut.svg"
          alt={shell.siteName}
          width={430}
          height={270}
          className="h-24 w-auto md:h-28 short:h-10"
        />
        <h1 className="mt-6 max-w-md text-4xl text-coconut md:text-5xl short:mt-2 short:max-w-none short:text-3xl">
          {home.tagline}
        </h1>
        <p className="mt-4 max-w-sm text-pretty short:mt-2 short:max-w-xl">{home.description}</p>
        {/* On phones below each other: in whatever font stands in for ours, they take as much room. */}
        <div className="mt-8 flex flex-wrap gap-4 max-sm:max-w-sm max-sm:flex-col short:mt-3">
          <LocalLink to="/shop" className="btn btn-primary px-8">
            {home.shopCollection}
          </LocalLink>
          <LocalLink to="/recipes" className="btn btn-line px-8 text-coconut hover:text-leaf">
            {home.exploreRecipes}
          </LocalLink>
        </div>
      </div>
      <ul className="page order-3 flex flex-wrap gap-x-8 gap-y-2 py-6 xl:pb-12">
        {badges.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-2 text-sm font-semibold">
            <Icon name={icon} className="size-5 text-turmeric" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
