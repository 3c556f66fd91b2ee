import { HearMortar } from './hear-mortar.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

export function BrandStory() {
  const { story } = useHomeMessages()
  return (
    <section className="page grid items-center gap-8 pb-8 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <Picture
        image="/images/scenes/mood-flatlay"
        alt={story.imageAlt}
        shape="3:2"
        sizes="(min-width: 64rem) 45rem, 100vw"
        className="aspect-[4/3] w-full rounded-card object-cover"
      />
      <div>
        <p className="eyebrow">{story.eyebrow}</p>
        <h2 className="mt-2 text-3xl md:text-4xl">{story.title}</h2>
        <div className="mt-6 space-y-4 text-pretty">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="display mt-8 border-t-2 border-turmeric pt-4 text-lg">{story.signature}</p>
        <HearMortar />
      </div>
    </section>
  )
}
