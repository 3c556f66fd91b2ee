import { Suspense, use } from 'react'
import { dayText } from '#app/components/restaurant/day-text.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { EventCard } from '#domain/restaurant/events/views.ts'
import { useHomeMessages } from './use-home-messages.ts'

/** Undefined if there is none, or if it could not be read. */
type Next = EventCard | undefined

/** The next event, or that there will be one. */
export function EventTeaser({ event }: { event: Next | Promise<Next> }) {
  return (
    <section className="page pt-1 pb-1 md:pt-12 md:pb-8" aria-labelledby="next-event">
      <div className="card grid overflow-hidden md:grid-cols-2">
        <Suspense fallback={<div className="min-h-72" />}>
          <Teaser of={event} />
        </Suspense>
      </div>
    </section>
  )
}

function Teaser({ of }: { of: Next | Promise<Next> }) {
  const { event: texts } = useHomeMessages()
  const locale = useLocale()
  const event = of instanceof Promise ? use(of) : of
  return (
    <>
      {event && (
        <Picture
          image={event.image}
          alt={event.imageAlt}
          shape="4:3"
          sizes="(min-width: 48rem) 39rem, 100vw"
          className="aspect-[4/3] h-full w-full object-cover max-sm:hidden"
        />
      )}
      <div className={`content-center p-5 md:p-12 ${event ? '' : 'text-center md:col-span-2'}`}>
        <p className="eyebrow">{texts.eyebrow}</p>
        <h2 id="next-event" className="mt-2 text-2xl sm:text-3xl md:text-4xl">
          {event ? event.title : texts.none}
        </h2>
        <p className="mt-2 text-pretty md:mt-4">{event ? event.shortDescription : texts.noneText}</p>
        {event && (
          <p className="mt-2 md:mt-4">
            <strong className="block">{dayText(event, texts.days, locale)}</strong>
            <span className="text-stone">{event.location}</span>
          </p>
        )}
        <div className={`mt-4 md:mt-6 flex flex-wrap gap-3 ${event ? '' : 'justify-center'}`}>
          {event && (
            <LocalLink to="/events/:id" params={{ id: event.slug }} className="btn btn-leaf">
              {texts.see}
            </LocalLink>
          )}
          <LocalLink to="/events" className="btn btn-line">
            {texts.all}
          </LocalLink>
        </div>
      </div>
    </>
  )
}
