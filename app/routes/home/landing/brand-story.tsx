import { useHomeMessages } from './use-home-messages.ts'

export function BrandStory() {
  const { story } = useHomeMessages()
  return (
    <section className="page grid items-center gap-8 pb-8 md:gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <img
        src="/images/scenes/mood-flatlay-1280.webp"
        srcSet="/images/scenes/mood-flatlay-640.webp 640w, /images/scenes/mood-flatlay-960.webp 960w, /images/scenes/mood-flatlay-1280.webp 1280w"
        sizes="(min-width: 64rem) 45rem, 100vw"
        alt={story.imageAlt}
        width={1280}
        height={853}
        loading="lazy"
        decoding="async"
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
      </div>
    </section>
  )
}
