import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import type { MyReview, Reviewed } from '#domain/orders/reviews/views.ts'
import { REVIEW_LENGTHS } from '#shared/orders/review-fields.ts'
import { type ReviewReply, reviewRefusalText } from './review-reply.ts'
import { StarField } from './star-field.tsx'
import { useReviewsMessages } from './use-reviews-messages.ts'

type ReviewFormProps = {
  about: Reviewed
  /** Undefined for the first. */
  review: MyReview | undefined
  proposedName: string
  /** The stars that a link has chosen. */
  stars: string | undefined
  pageReply: ReviewReply | undefined
}

/** The form for one's review of a product or a recipe, and the button that takes it back. */
export function ReviewForm({ about, review, proposedName, stars, pageReply }: ReviewFormProps) {
  const texts = useReviewsMessages()
  const locale = useLocale()
  const { subject, id } = about
  const values = {
    stars: stars ?? (review ? String(review.stars) : ''),
    title: review?.title ?? '',
    text: review?.text ?? '',
    shownName: review?.shownName ?? proposedName,
    language: review?.language ?? locale,
  }
  const which = (
    <>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <div className="grid max-w-xl gap-8">
      <div className="flex items-center gap-4">
        <Picture image={about.image} alt="" sizes="5rem" className="size-20 rounded-card object-cover" />
        <p className="text-lg font-semibold wrap-anywhere">{about.name}</p>
      </div>
      {review && (
        <div className="notice">
          <p className="font-semibold">{texts.states[review.state]}</p>
          {review.reason && (
            <p className="mt-1 wrap-anywhere">
              {texts.reason}: <span className="whitespace-pre-line">{review.reason}</span>
            </p>
          )}
        </div>
      )}
      <ReplyForm
        key={id}
        intent="save"
        pageReply={pageReply}
        values={values}
        fieldErrors={texts.fieldErrors}
        refusalText={(refusal) => reviewRefusalText(refusal, texts)}
        submit={review ? texts.save : texts.submit}
        pendingText={texts.working}
        buttonClassName="btn-primary"
      >
        {which}
        <StarField />
        <TextField
          name="title"
          label={texts.reviewTitle}
          isOptional
          input={{ maxLength: REVIEW_LENGTHS.title, autoComplete: 'off' }}
        />
        <TextArea
          name="text"
          label={texts.text[subject]}
          hint={texts.textHint[subject]}
          rows={6}
          isOptional={subject === 'recipe'}
        />
        <TextField
          name="shownName"
          label={texts.shownName}
          hint={texts.shownNameHint}
          input={{ maxLength: REVIEW_LENGTHS.shownName, autoComplete: 'off' }}
        />
        <SelectField name="language" label={texts.language} autoComplete="off">
          <option value="en">English</option>
          <option value="th">ไทย</option>
        </SelectField>
        <p className="text-sm text-stone">{texts.rules}</p>
      </ReplyForm>
      {review && (
        <ReplyForm
          key={`withdraw-${id}`}
          intent="withdraw"
          pageReply={pageReply}
          submit={texts.withdraw}
          pendingText={texts.working}
          buttonClassName="btn-line"
          className="gap-2 border-t border-line pt-6"
        >
          {which}
          <p className="text-sm text-stone">{texts.withdrawHint}</p>
        </ReplyForm>
      )}
    </div>
  )
}
