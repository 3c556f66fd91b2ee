import { ReviewSection } from '#app/components/orders/review-section.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import type { ReviewView, StarCounts } from '#domain/orders/reviews/views.ts'
import { RecipeJsonLd } from './recipe-json-ld.tsx'

type RecipeReviewsProps = {
  recipe: RecipeDetail
  counts: StarCounts | null
  reviews: ReviewView[]
}

/**
 * The part that is only read, for people and for search engines: in the page from the start, its code fetched
 * afterwards.
 */
export default function RecipeReviews({ recipe, counts, reviews }: RecipeReviewsProps) {
  return (
    <>
      {import.meta.env.SSR ? <RecipeJsonLd recipe={recipe} reviews={reviews} /> : <JsonLd value={false} />}
      <ReviewSection subject="recipe" slug={recipe.slug} counts={counts} reviews={reviews} />
    </>
  )
}
