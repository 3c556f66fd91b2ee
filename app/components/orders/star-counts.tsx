import { Stars } from '#app/components/ui/stars.tsx'
import type { StarCounts as Counts } from '#domain/orders/reviews/views.ts'
import { useReviewListMessages } from './use-review-list-messages.ts'

/** The average of all reviews, and how many gave how many stars. */
export function StarCounts({ counts }: { counts: Counts }) {
  const texts = useReviewListMessages()
  const { average, count, byStars } = counts
  return (
    <div className="grid content-start gap-2">
      <p className="text-lg font-semibold">
        <Stars stars={average} text="" /> {texts.average(average)}
      </p>
      <p className="text-sm text-stone">{texts.count(count)}</p>
      <ul className="grid max-w-xs gap-1 text-sm">
        {byStars.map(({ stars, count: those }) => (
          <li key={stars} className="flex items-center gap-3">
            <span className="sr-only">{texts.starsCount(stars, those)}</span>
            <span className="w-7 tabular-nums" aria-hidden="true">
              {stars} ★
            </span>
            <meter className="star-meter grow" min={0} max={count} value={those} aria-hidden="true" />
            <span className="w-8 text-right tabular-nums" aria-hidden="true">
              {those}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
