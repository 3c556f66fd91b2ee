import { data } from 'react-router'
import { getSettings } from '#domain/base/settings/index.ts'
import { listFeaturedProducts } from '#domain/catalog/catalog/index.ts'
import { getNextEvent, nextMoment } from '#domain/restaurant/events/index.ts'
import { getDinner } from '#domain/recipes/recipes/index.ts'
import { listPraise } from '#domain/orders/reviews/index.ts'
import { getShopFacts } from '#domain/site/home/index.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { readFirstArrival } from '#app/request/orders/read-promise.ts'
import { runPart, runVerb } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { BrandStory } from './brand-story.tsx'
import { EventTeaser } from './event-teaser.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { HeatLadder } from './heat-ladder.tsx'
import { Hero } from './hero.tsx'
import { Praise } from './praise.tsx'
import { RestaurantBanner } from './restaurant-banner.tsx'
import { ShopJsonLd } from './shop-json-ld.tsx'
import { TonightsDinner } from './tonights-dinner.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** Recipes that take no longer can be cooked after work. */
const EVENING_MINUTES = 45

/** Reads from the settings what the first screen states, besides what is sold. */
async function readStated(context: RequestContext) {
  const { company } = await runVerb(context, getSettings)
  return { mortarMinutes: company.mortarMinutes, arrival: await readFirstArrival(context) }
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const [featured, event, dinner, praise, facts] = await Promise.all([
    runPart(context, (ctx) => listFeaturedProducts(ctx, { language })),
    runPart(context, (ctx) => getNextEvent(ctx, { language })),
    runPart(context, (ctx) => getDinner(ctx, { language, minutes: EVENING_MINUTES })),
    runPart(context, (ctx) => listPraise(ctx, { language })),
    runPart(context, (ctx) => getShopFacts(ctx, { language })),
  ])
  const now = context.get(serverContext).ctx.now()
  // A part that could not be read, but for the products, is only logged (docs/specification.md §8 says so of events),
  // but nobody keeps the page without it.
  const isWhole = [event, dinner, praise, facts].every((part) => 'value' in part)
  const next = 'value' in event ? event.value : undefined
  keepUntil(context, isWhole ? nextMoment(next ? [next] : [], now) : now)
  const rest = {
    event: next,
    dinner: 'value' in dinner ? dinner.value : undefined,
    praise: 'value' in praise ? praise.value : [],
    facts: 'value' in facts ? { ...facts.value, ...(await readStated(context)) } : undefined,
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
    dinner: loading.then(
      ({ dinner }) => dinner,
      () => undefined,
    ),
    praise: loading.then(
      ({ praise }) => praise,
      () => [],
    ),
    facts: loading.then(
      ({ facts }) => facts,
      () => undefined,
    ),
  }
}

/** The sections of docs/specification.md §2 in their order, with the heat, tonight's dinner and what buyers say between them. */
export default renderedOnData(function HomePage({ loaderData }: Route.ComponentProps) {
  const home = useHomeMessages()
  return (
    <>
      <PageHead title={home.title} description={home.metaDescription} page={{ to: '/' }} />
      <ShopJsonLd />
      <Hero facts={loaderData.facts} />
      <FeaturedProducts products={loaderData.featured} />
      <HeatLadder facts={loaderData.facts} />
      <BrandStory />
      <TonightsDinner dinner={loaderData.dinner} />
      <Praise reviews={loaderData.praise} />
      <EventTeaser event={loaderData.event} />
      <RestaurantBanner />
    </>
  )
})
