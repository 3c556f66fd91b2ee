import { data } from 'react-router'
import { listFeaturedProducts } from '#domain/catalog/index.ts'
import { getNextEvent, nextMoment } from '#domain/events/index.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext, serverContext } from '#app/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runPart } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { BrandStory } from './brand-story.tsx'
import { EventTeaser } from './event-teaser.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { RestaurantBanner } from './restaurant-banner.tsx'
import { useHomeMessages } from './use-home-messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  const [featured, event] = await Promise.all([
    runPart(context, (ctx) => listFeaturedProducts(ctx, { language })),
    runPart(context, (ctx) => getNextEvent(ctx, { language })),
  ])
  const now = context.get(serverContext).ctx.now()
  // An event that could not be read is only logged (docs/specification.md §8), but nobody keeps the page without it.
  const next = 'value' in event ? event.value : undefined
  keepUntil(context, 'value' in event ? nextMoment(next ? [next] : [], now) : now)
  return 'value' in featured
    ? { featured: featured.value, event: next }
    : data({ featured: undefined, event: next }, featured)
}

/** Who comes from another page of the shop sees this one at once, and the products when they are there. */
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
  }
}

/**
 * The sections in the order of docs/specification.md §2.
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const home = useHomeMessages()
  return (
    <>
      <PageHead
        title={home.title}
        description={home.metaDescription}
        page={{ to: '/' }}
        image="/images/scenes/hero-1280.webp"
      />
      <Hero />
      <FeaturedProducts products={loaderData.featured} />
      <BrandStory />
      <EventTeaser event={loaderData.event} />
      <RestaurantBanner />
    </>
  )
}
