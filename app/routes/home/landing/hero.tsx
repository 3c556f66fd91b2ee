import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import { useHomeMessages } from './use-home-messages.ts'

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
      <picture className="contents">
        <source
          media="(max-width: 39.99rem)"
          srcSet="/images/scenes/hero-portrait-640.webp 640w, /images/scenes/hero-portrait-960.webp 960w"
          sizes="100vw"
          width={640}
          height={853}
        />
        <img
          src="/images/scenes/hero-1280.webp"
          srcSet="/images/scenes/hero-640.webp 640w, /images/scenes/hero-960.webp 960w, /images/scenes/hero-1280.webp 1280w, /images/scenes/hero-1920.webp 1920w"
          sizes="100vw"
          alt={home.heroAlt}
          width={1280}
          height={720}
          fetchPriority="high"
          className="hero-picture order-2 -z-10 -mt-24 aspect-[4/5] w-full object-cover object-bottom sm:-mt-40 sm:aspect-[16/9] xl:absolute xl:inset-y-0 xl:right-0 xl:mt-0 xl:aspect-auto xl:h-full xl:w-[84%] xl:object-[100%_60%]"
        />
      </picture>
      <div className="page grow content-center pt-12 md:pt-16">
        <img
          src="/images/krok-lockup-stacked-coconut.svg"
          alt={shell.siteName}
          width={430}
          height={270}
          className="h-24 w-auto md:h-28"
        />
        <h1 className="mt-6 max-w-md text-4xl text-coconut md:text-5xl">{home.tagline}</h1>
        <p className="mt-4 max-w-sm text-pretty">{home.description}</p>
        <div className="mt-8 flex flex-wrap gap-4">
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
