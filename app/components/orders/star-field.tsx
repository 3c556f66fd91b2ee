import { FieldError } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { STARS } from '#shared/orders/review-fields.ts'
import { useReviewsMessages } from './use-reviews-messages.ts'

/** One to five stars to choose from. */
export function StarField() {
  const texts = useReviewsMessages()
  const { id, value, error, errorId } = useField('stars')
  return (
    <fieldset id={id} aria-describedby={error && errorId}>
      <legend className="font-semibold">{texts.stars}</legend>
      <div className="star-field">
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={value === String(stars)}
              required
            />
            <span aria-hidden="true">★</span>
            <span className="sr-only">{texts.star(stars)}</span>
          </label>
        ))}
      </div>
      <FieldError name="stars" />
    </fieldset>
  )
}
