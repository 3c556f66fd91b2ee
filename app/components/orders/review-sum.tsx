import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { ReviewView, StarCounts as Counts } from '#domain/orders/reviews/views.ts'
import type { ReviewSubject } from '#shared/orders/review-fields.ts'
import { ReviewItem } from './review-item.tsx'
import { StarCounts } from './star-counts.tsx'
import { useReviewListMessages } from './use-review-list-messages.ts'

/** So many are read on the page itself; the others have one of their own. */
const FIRST = 4

type ReviewSumProps = { subject: ReviewSubject; slug: string; counts: Counts; reviews: ReviewView[] }

/** The stars of all reviews, and the first of them in full. */
export function ReviewSum({ subject, slug, counts, reviews }: ReviewSumProps) {
  const texts = useReviewListMessages()
  return (
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
            params={{ id: slug }}
            className="link mt-4 inline-flex min-h-11 items-center"
          >
            {texts.all(counts.count)}
          </LocalLink>
        )}
      </div>
    </div>
  )
}
