import type { ReviewView } from '#domain/orders/reviews/views.ts'
import type { Rating } from '#shared/kernel/view-fields.ts'

/** Returns what search engines read of reviews that people wrote; nothing where there are none. */
export function ratingJsonLd(rating: Rating | null, reviews: ReviewView[]): object {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
    },
    review: reviews.map(({ stars, title, text, shownName, language, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: shownName },
      datePublished: new Date(writtenAt).toISOString().slice(0, 10),
      inLanguage: language,
      ...(title && { name: title }),
      ...(text && { reviewBody: text }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }
}
