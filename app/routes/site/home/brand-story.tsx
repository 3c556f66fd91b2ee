import { LocalLink } from '#app/components/i18n/locale.tsx'
import { HearMortar } from './hear-mortar.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

export function BrandStory() {
  const { story } = useHomeMessages()
  return (
    <section className="page grid items-center gap-6 pb-4 sm:pb-8 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <Picture
        image="/images/scenes/mood-flatlay"
        alt={story.imageAlt}
        shape="3:2"
        sizes="(min-width: 64rem) 45rem, 100vw"
        className="aspect-[4/3] w-full rounded-card object-cover max-sm:hidden"
      />
      <div>
        <p className="eyebrow">{story.eyebrow}</p>
        <h2 className="mt-2 text-2xl sm:text-3xl md:text-4xl">{story.title}</h2>
        <div className="mt-3 space-y-2 text-pretty sm:mt-6 sm:space-y-4">
          {story.paragraphs.map((paragraph, at) => (
            // On phones the first says enough, and leads to the rest.
            <p key={paragraph} className={at > 0 ? 'max-sm:hidden' : ''}>
              {paragraph}
            </p>
          ))}
          <LocalLink to="/about" className="link inline-flex min-h-11 items-center font-semibold sm:hidden">
            {story.more}
          </LocalLink>
        </div>
        <p className="display mt-8 border-t-2 border-turmeric pt-4 text-lg max-sm:hidden">
          {story.signature}
        </p>
        <HearMortar />
      </div>
    </section>
  )
}
