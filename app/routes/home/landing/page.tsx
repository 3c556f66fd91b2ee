import { data } from 'react-router'
import { listFeaturedProducts } from '#domain/catalog/index.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/context.ts'
import { runPart } from '#app/request/run-verb.ts'
import type { Route } from './+types/page.ts'
import { BrandStory } from './brand-story.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { useHomeMessages } from './use-home-messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const featured = await runPart(context, (ctx) =>
    listFeaturedProducts(ctx, { language: context.get(localeContext) }),
  )
  return 'value' in featured ? { featured: featured.value } : data({ featured: undefined }, featured)
}

/** Who comes from another page of the shop sees this one at once, and the products when they are there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return {
    featured: serverLoader().then(
      ({ featured }) => featured,
      () => undefined,
    ),
  }
}

/**
 * The sections in the order of docs/specification.md §2; the next event and the restaurant stand between story and
 * footer.
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
    </>
  )
}
