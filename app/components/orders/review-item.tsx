import { useLocale } from '#app/components/i18n/locale.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import type { ReviewView } from '#domain/orders/reviews/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { useReviewListMessages } from './use-review-list-messages.ts'

/** The review of one person, as it was typed, marked with its language where that is another than the page's. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const texts = useReviewListMessages()
  const locale = useLocale()
  const { stars, title, text, shownName, language, reply } = review
  return (
    <li className="py-6">
      <Stars stars={stars} text={texts.starsOf(stars)} />
      <div lang={language} className="mt-1 max-w-prose wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {text && <p className="whitespace-pre-line">{text}</p>}
      </div>
      <p className="mt-2 text-sm text-stone">
        {shownName} · {formatDate(new Date(review.writtenAt), locale)}
        {language !== locale && ` · ${texts.languages[language]}`}
      </p>
      {reply && (
        <div className="mt-3 max-w-prose border-l-4 border-turmeric pl-4 wrap-anywhere">
          <p className="text-sm font-semibold">{texts.reply}</p>
          <p className="whitespace-pre-line">{reply}</p>
        </div>
      )}
    </li>
  )
}
