import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { ReviewView, StarCounts as Counts } from '#domain/reviews/schemas.ts'
import type { ReviewSubject } from '#shared/reviews/review-fields.ts'
import { ReviewItem } from './review-item.tsx'
import { StarCounts } from './star-counts.tsx'
import { useReviewListMessages } from './use-review-list-messages.ts'

/** So many are read on the page itself; the others have one of their own. */
const FIRST = 4

type ReviewSectionProps = {
  subject: ReviewSubject
  slug: string
  /** Null where there are no reviews yet. */
  counts: Counts | null
  reviews: ReviewView[]
}

/** What others say of a product or a recipe, on its page, and the way to say something oneself. */
export function ReviewSection({ subject, slug, counts, reviews }: ReviewSectionProps) {
  const texts = useReviewListMessages()
  const params = { id: slug }
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
          params={params}
          rel="nofollow"
          className="btn btn-line"
        >
          {texts.write[subject]}
        </LocalLink>
      </div>
      {counts ? (
        <div className="mt-6 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <div>
            <StarCounts counts={counts} />
            {subject === 'product' && <p className="mt-4 text-sm text-stone">{texts.byBuyers}</p>}
          </div>
          <div>
            <ul className="divide-y divide-line border-y border-line">
              {reviews.slice(0, FIRST).map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            {counts.count > FIRST && (
              <LocalLink
                to={subject === 'product' ? '/product/:id/reviews' : '/recipes/:id/reviews'}
                params={params}
                className="link mt-4 inline-flex min-h-11 items-center"
              >
                {texts.all(counts.count)}
              </LocalLink>
            )}
          </div>
        </div>
      ) : (
        <p className="mt-4">{texts.none[subject]}</p>
      )}
    </section>
  )
}
