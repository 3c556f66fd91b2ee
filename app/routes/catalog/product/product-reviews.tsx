import { ReviewSection } from '#app/components/orders/review-section.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import type { ReviewView, StarCounts } from '#domain/orders/reviews/views.ts'
import { ProductJsonLd } from './product-json-ld.tsx'

type ProductReviewsProps = {
  product: ProductDetail
  counts: StarCounts | null
  reviews: ReviewView[]
  deliveryCents: number | null
}

/**
 * The part that is only read, for people and for search engines: in the page from the start, its code fetched
 * afterwards.
 */
export default function ProductReviews({ product, counts, reviews, deliveryCents }: ProductReviewsProps) {
  return (
    <>
      {import.meta.env.SSR ? (
        <ProductJsonLd product={product} reviews={reviews} deliveryCents={deliveryCents} />
      ) : (
        <JsonLd value={false} />
      )}
      <ReviewSection subject="product" slug={product.slug} counts={counts} reviews={reviews} />
    </>
  )
}
