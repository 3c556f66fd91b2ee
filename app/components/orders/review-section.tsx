import { Suspense } from 'react'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import type { ReviewView, StarCounts as Counts } from '#domain/orders/reviews/views.ts'
import type { ReviewSubject } from '#shared/orders/review-fields.ts'
import { useReviewListMessages } from './use-review-list-messages.ts'

const ReviewSum = fetchedLater('review-sum', async () => (await import('./review-sum.tsx')).ReviewSum)

type ReviewSectionProps = {
  subject: ReviewSubject
  slug: string
  /** Null where there are no reviews yet. */
  counts: Counts | null
  reviews: ReviewView[]
}

/** The reviews of a product or a recipe, on its page, and the way to write one. */
export function ReviewSection({ subject, slug, counts, reviews }: ReviewSectionProps) {
  const texts = useReviewListMessages()
  return (
    <section
      id="reviews"
      className="page scroll-mt-28 pt-16 md:pt-24 print:hidden"
      aria-labelledby="reviews-title"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="reviews-title" className="text-3xl">
          {texts.title[subject]}
        </h2>
        <LocalLink
          to={subject === 'product' ? '/account/reviews/product/:id' : '/account/reviews/recipe/:id'}
          params={{ id: slug }}
          rel="nofollow"
          className="btn btn-line"
        >
          {texts.write[subject]}
        </LocalLink>
      </div>
      {counts ? (
        <Suspense>
          <ReviewSum subject={subject} slug={slug} counts={counts} reviews={reviews} />
        </Suspense>
      ) : (
        <p className="mt-4">{texts.none[subject]}</p>
      )}
    </section>
  )
}
