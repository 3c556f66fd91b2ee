import { Suspense, use } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import type { PraiseView } from '#domain/orders/reviews/schemas.ts'
import { useHomeMessages } from './use-home-messages.ts'

/** Empty while nobody has written any, or if they could not be read. */
type Praises = PraiseView[]

/** The buyers' praise, in their words. */
export function Praise({ reviews }: { reviews: Praises | Promise<Praises> }) {
  return (
    <Suspense>
      <Praises of={reviews} />
    </Suspense>
  )
}

function Praises({ of }: { of: Praises | Promise<Praises> }) {
  const { praise: texts } = useHomeMessages()
  const reviews = of instanceof Promise ? use(of) : of
  if (reviews.length === 0) return null
  return (
    <section className="page pb-12 md:pb-24" aria-labelledby="praise">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h2 id="praise" className="mt-2 text-2xl sm:text-3xl md:text-4xl">
        {texts.title}
      </h2>
      <ul className="mt-5 grid gap-4 max-md:-mx-[clamp(1rem,4vw,3rem)] max-md:auto-cols-[min(82%,19rem)] max-md:grid-flow-col max-md:px-[clamp(1rem,4vw,3rem)] sideways md:mt-8 md:grid-cols-3 md:gap-6">
        {reviews.map(({ id, stars, text, shownName, language, product }) => (
          <li key={id} data-tint={product.tint} className="relative flex flex-col rounded-card p-6">
            <Stars stars={stars} text={texts.stars(stars)} />
            <blockquote lang={language} className="mt-3 text-pretty">
              {text}
            </blockquote>
            <p className="mt-auto pt-4 text-sm font-semibold">
              {shownName},{' '}
              <LocalLink to="/product/:id" params={{ id: product.slug }} className="link">
                {product.name}
              </LocalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
