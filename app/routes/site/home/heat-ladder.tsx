import { Suspense, use } from 'react'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { SectionHead } from './section-head.tsx'
import type { StatedFactsLater } from './stated-facts.ts'
import { useHomeMessages } from './use-home-messages.ts'

/** A jar for each level of heat, the mildest at the foot. */
export function HeatLadder({ facts }: { facts: StatedFactsLater }) {
  return (
    <Suspense>
      <Ladder of={facts} />
    </Suspense>
  )
}

function Ladder({ of }: { of: StatedFactsLater }) {
  const { common } = useMessages()
  const { heat } = useHomeMessages()
  const facts = of instanceof Promise ? use(of) : of
  // One step is no ladder.
  if (!facts || facts.ladder.length < 2) return null
  return (
    <section className="page pb-10 md:pb-24" aria-labelledby="heat">
      <SectionHead id="heat" texts={heat} to="/shop" search={{ sort: 'mildest' }} />
      <ol className="heat-ladder">
        {facts.ladder.map(({ level, slug, name, tint, image }) => (
          <li key={level} data-tint={tint}>
            <Picture image={image} alt="" sizes="(min-width: 48rem) 15vw, 128px" />
            <div>
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                <span className="chillies" data-level={level} aria-hidden="true" />
                {common.spice[level]}
              </p>
              <LocalLink
                to="/product/:id"
                params={{ id: slug }}
                className="block leading-snug font-semibold max-sm:text-sm"
              >
                {name}
              </LocalLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
