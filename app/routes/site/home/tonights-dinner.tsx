import { Suspense, use } from 'react'
import { AddToCart } from '#app/components/orders/add-to-cart.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import type { Dinner } from '#domain/recipes/recipes/views.ts'
import { useHomeMessages } from './use-home-messages.ts'

/** Undefined if there is none, or if it could not be read. */
type Tonight = Dinner | undefined

/** The dish of this evening from edge to edge, how long it takes, and its jar with a button. */
export function TonightsDinner({ dinner }: { dinner: Tonight | Promise<Tonight> }) {
  return (
    <Suspense>
      <Dish of={dinner} />
    </Suspense>
  )
}

function Dish({ of }: { of: Tonight | Promise<Tonight> }) {
  const { recipes: texts } = useHomeMessages()
  const recipes = useRecipesMessages()
  const { show } = useMoney()
  const dinner = of instanceof Promise ? use(of) : of
  if (!dinner) return null
  const { product } = dinner
  const page = { to: '/recipes/:id', params: { id: dinner.slug } } as const
  return (
    <section
      className="relative isolate my-5 overflow-hidden lg:my-16"
      data-tint={product?.tint}
      aria-labelledby="dinner"
    >
      <Picture
        image={dinner.image}
        alt={dinner.imageAlt}
        shape="4:3"
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="dish-picture"
      />
      <div className="page lg:min-h-[min(40rem,80svh)] lg:content-center">
        <div className="py-5 lg:ml-auto lg:w-[38%] lg:py-20">
          <p className="eyebrow text-charcoal">{texts.eyebrow}</p>
          <h2 id="dinner" className="mt-2 text-2xl sm:text-3xl md:text-4xl">
            <LocalLink {...page}>{dinner.title}</LocalLink>
          </h2>
          <p className="mt-4 text-pretty">{dinner.line}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
            <strong className="font-semibold">{recipes.duration(dinner.totalMinutes)}</strong>
            <span>{recipes.difficulties[dinner.difficulty]}</span>
            <SpiceLevel level={dinner.spiceLevel} />
          </p>
          {product && (
            <div className="mt-6 flex items-center gap-4 border-t border-charcoal/25 pt-4">
              <Picture
                image={product.image}
                alt=""
                sizes="72px"
                className="size-18 shrink-0 rounded-field object-cover"
              />
              <p className="grow text-sm">
                <span className="block">{texts.with}</span>
                <LocalLink to="/product/:id" params={{ id: product.slug }} className="block font-semibold">
                  {product.name}
                </LocalLink>
                <span className="tabular-nums">{show(product.priceCents)}</span>
              </p>
              <AddToCart product={product} />
            </div>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LocalLink {...page} className="btn btn-line">
              {texts.cook}
            </LocalLink>
            <LocalLink to="/recipes" className="link inline-flex min-h-11 items-center font-semibold">
              {texts.viewAll}
            </LocalLink>
          </div>
        </div>
      </div>
    </section>
  )
}
