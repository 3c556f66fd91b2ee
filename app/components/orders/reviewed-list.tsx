import type { ReactNode } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import type { MyReview, Reviewed } from '#domain/orders/reviews/views.ts'
import { useReviewsMessages } from './use-reviews-messages.ts'

/** Returns the page with the form for something. */
type FormOf = (about: Reviewed) => Target

/** Lists what can be reviewed, each with the way to do so. */
export function ToReviewList({ items, formOf }: { items: Reviewed[]; formOf: FormOf }) {
  const texts = useReviewsMessages()
  return (
    <ul className="grid gap-4">
      {items.map((about) => (
        <Row key={about.id} about={about}>
          <LocalLink {...formOf(about)} aria-label={texts.writeOf(about.name)} className="btn btn-leaf">
            {texts.write}
          </LocalLink>
        </Row>
      ))}
    </ul>
  )
}

/** Lists what somebody wrote, and what became of it. */
export function MyReviewList({ reviews, formOf }: { reviews: MyReview[]; formOf: FormOf }) {
  const texts = useReviewsMessages()
  return (
    <ul className="grid gap-4">
      {reviews.map(({ about, stars, title, text, language, state, reason, reply }) => (
        <Row key={about.id} about={about}>
          <Stars stars={stars} text={texts.starsOf(stars)} note={texts.states[state]} />
          <div lang={language} className="wrap-anywhere">
            {title && <p className="font-semibold">{title}</p>}
            <p className="line-clamp-3 whitespace-pre-line">{text}</p>
          </div>
          {reason && (
            <p className="notice notice-error whitespace-pre-line">
              {texts.reason}: {reason}
            </p>
          )}
          {reply && (
            <p className="notice whitespace-pre-line">
              {texts.reply}: {reply}
            </p>
          )}
          <LocalLink
            {...formOf(about)}
            aria-label={texts.changeOf(about.name)}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.change}
          </LocalLink>
        </Row>
      ))}
    </ul>
  )
}

function Row({ about, children }: { about: Reviewed; children: ReactNode }) {
  return (
    <li className="card flex gap-4 p-4">
      <Picture
        image={about.image}
        alt=""
        sizes="5rem"
        className="size-20 shrink-0 rounded-card object-cover"
      />
      <div className="grid min-w-0 grow content-start justify-items-start gap-2">
        <p className="font-semibold wrap-anywhere">{about.name}</p>
        {children}
      </div>
    </li>
  )
}
