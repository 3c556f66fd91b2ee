import { useLocation } from 'react-router'
import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { StaffReview } from '#domain/orders/reviews/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { ReviewState } from '#shared/orders/review-fields.ts'
import { DECISION_FORM, tickName } from './decision-names.ts'
import type { DecisionReply } from './review-actions.ts'
import { pick } from '#shared/kernel/locale.ts'

const TONES: Record<ReviewState, BadgeTone> = { waiting: 'waiting', shown: 'good', refused: 'bad' }

type StaffReviewItemProps = { review: StaffReview; pageReply: DecisionReply | undefined }

/** A review as it was typed, with all that helps to decide about it. */
export function StaffReviewItem({ review, pageReply }: StaffReviewItemProps) {
  const { reviews: texts } = useStaffMessages()
  const locale = useLocale()
  const { search } = useLocation()
  const { id, version, about, stars, title, text, shownName, language, state, reason, reply, order } = review
  const page = about.subject === 'product' ? '/product/:id' : '/recipes/:id'
  const name = pick(about.name, locale)
  return (
    <li id={`review-${id}`} className="card flex scroll-mt-28 gap-4 p-4">
      <label className="-m-2 grid size-11 shrink-0 place-items-center">
        <input type="checkbox" name={tickName(review)} form={DECISION_FORM} className="size-6 accent-leaf" />
        <span className="sr-only">{texts.tick(shownName, name)}</span>
      </label>
      <div className="grid min-w-0 grow gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Stars stars={stars} text={texts.starsOf(stars)} />
          <LocalLink to={page} params={{ id: about.slug }} className="link font-semibold wrap-anywhere">
            {name}
          </LocalLink>
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </p>
        <div lang={language} className="max-w-prose wrap-anywhere">
          {title && <p className="font-semibold">{title}</p>}
          {text && <p className="whitespace-pre-line">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-stone">
          <span className="wrap-anywhere">{texts.from(shownName)}</span>
          {review.customerId ? (
            <LocalLink
              to="/admin/customers/:id"
              params={{ id: review.customerId }}
              className="link wrap-anywhere"
            >
              {review.email}
            </LocalLink>
          ) : (
            <span className="wrap-anywhere">{review.email}</span>
          )}
          {order && (
            <LocalLink to="/admin/orders/:id" params={{ id: order.id }} className="link">
              <OrderNumber number={order.number} in={texts.order(order.number)} />
            </LocalLink>
          )}
          <span>{texts.languages[language]}</span>
          <span className="tabular-nums">{formatDateTime(new Date(review.changedAt), locale)}</span>
        </p>
        {reason && (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            {texts.reasonNow}: {reason}
          </p>
        )}
        {reply && (
          <p className="border-l-4 border-turmeric pl-3 whitespace-pre-line wrap-anywhere">
            {texts.replyNow}: {reply}
          </p>
        )}
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.reply}</summary>
          <StaffForm
            key={version}
            intent={`reply-${id}-${version}`}
            idPrefix={id}
            pageReply={pageReply}
            values={{ reply: reply ?? '' }}
            refusalText={() => ({ text: texts.replyChanged })}
            submit={texts.saveReply}
            className="gap-3 pt-2"
          >
            <input type="hidden" name="list" value={search} />
            <TextArea name="reply" label={texts.reply} hint={texts.replyHint} rows={3} isOptional />
          </StaffForm>
        </details>
      </div>
    </li>
  )
}
