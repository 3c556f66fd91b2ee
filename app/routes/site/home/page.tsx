import { data } from 'react-router'
import { listFeaturedProducts } from '#domain/catalog/catalog/index.ts'
import { getNextEvent, nextMoment } from '#domain/restaurant/events/index.ts'
import { listRecipes } from '#domain/recipes/recipes/index.ts'
import { listPraise } from '#domain/orders/reviews/index.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runPart } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { BrandStory } from './brand-story.tsx'
import { EventTeaser } from './event-teaser.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { Praise } from './praise.tsx'
import { RestaurantBanner } from './restaurant-banner.tsx'
import { ShopJsonLd } from './shop-json-ld.tsx'
import { TonightsDinner } from './tonights-dinner.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** Recipes that take no longer can be cooked after work. */
const EVENING_MINUTES = 45
const MOST_DINNERS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const [featured, event, dinners, praise] = await Promise.all([
    runPart(context, (ctx) => listFeaturedProducts(ctx, { language })),
    runPart(context, (ctx) => getNextEvent(ctx, { language })),
    runPart(context, (ctx) => listRecipes(ctx, { language, minutes: EVENING_MINUTES })),
    runPart(context, (ctx) => listPraise(ctx, { language })),
  ])
  const now = context.get(serverContext).ctx.now()
  // A part that could not be read, but for the products, is only logged (docs/specification.md §8 says so of events),
  // but nobody keeps the page without it.
  const isWhole = [event, dinners, praise].every((part) => 'value' in part)
  const next = 'value' in event ? event.value : undefined
  keepUntil(context, isWhole ? nextMoment(next ? [next] : [], now) : now)
  const rest = {
    event: next,
    recipes: 'value' in dinners ? dinners.value.slice(0, MOST_DINNERS) : [],
    praise: 'value' in praise ? praise.value : [],
  }
  return 'value' in featured
    ? { featured: featured.value, ...rest }
    : data({ featured: undefined, ...rest }, featured)
}

/** Shows the page at once to visitors from another page of the shop, and the products when they are there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader()
  return {
    featured: loading.then(
      ({ featured }) => featured,
      () => undefined,
    ),
    event: loading.then(
      ({ event }) => event,
      () => undefined,
    ),
    recipes: loading.then(
      ({ recipes }) => recipes,
      () => [],
    ),
    praise: loading.then(
      ({ praise }) => praise,
      () => [],
    ),
  }
}

/** The sections of docs/specification.md §2 in their order, with recipes and what buyers say between them. */
export default renderedOnData(function HomePage({ loaderData }: Route.ComponentProps) {
  const home = useHomeMessages()
  return (
    <>
      <PageHead title={home.title} description={home.metaDescription} page={{ to: '/' }} />
      <ShopJsonLd />
      <Hero />
      <FeaturedProducts products={loaderData.featured} />
      <BrandStory />
      <TonightsDinner recipes={loaderData.recipes} />
      <Praise reviews={loaderData.praise} />
      <EventTeaser event={loaderData.event} />
      <RestaurantBanner />
    </>
  )
})
