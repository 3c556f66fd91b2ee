import { useLocation } from 'react-router'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { PictureFile } from '#app/components/forms/picture-file.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { ReturnForm as Form } from '#domain/orders/returns/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { MOST_RETURN_PICTURES, RETURN_WISHES } from '#shared/orders/return-fields.ts'
import { quantityField } from './quantity-field.ts'
import type { ReturnReply } from './return-action.ts'
import { refusalText } from './refusal-text.ts'
import { useReturnsMessages } from './use-returns-messages.ts'

/** The form: which jars, why, what instead, and pictures. Each reason says the right that it gives, and until when. */
export function ReturnForm({ form: asked, pageReply }: { form: Form; pageReply: ReturnReply | undefined }) {
  const texts = useReturnsMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const id = 'ask'
  const dayText = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), locale)
  const lines = asked.lines.filter(({ left }) => left > 0)
  const [only, ...others] = lines
  const goods = lines.flatMap(({ isFood, name }) => (isFood ? [] : [name])).join(', ')
  const form = useReplyForm<ReturnReply>({
    intents: ['ask'],
    pageReply,
    action: `${pathname}#${id}`,
    values: only && others.length === 0 && only.left === 1 ? { [quantityField(only.itemId)]: '1' } : {},
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) => refusalText(refusal, texts, dayText),
  })
  return (
    <ReplyFormFrame of={form} id={id} encType="multipart/form-data" className="mt-8 grid scroll-mt-28 gap-10">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <section aria-labelledby="jars" className="grid gap-4">
        <h2 id="jars" className="text-xl">
          {texts.jars}
        </h2>
        {asked.receivedOn && (
          <p className="text-sm text-stone">{texts.received(dayText(asked.receivedOn))}</p>
        )}
        {lines.map(({ itemId, name, left }) => (
          <TextField
            key={itemId}
            name={quantityField(itemId)}
            label={name}
            hint={texts.ofSome(left)}
            isOptional={lines.length > 1}
            className="max-w-xl [&_input]:max-w-28"
            input={{ type: 'number', inputMode: 'numeric', min: 0, max: left, step: 1, autoComplete: 'off' }}
          />
        ))}
      </section>
      <section aria-labelledby="why" className="grid gap-4">
        <h2 id="why" className="text-xl">
          {texts.why}
        </h2>
        <ChoiceGroup name="reason" label={texts.why}>
          {asked.reasons
            .filter(({ isOver }) => !isOver)
            .map(({ reason, right, until }) => (
              <Choice
                key={reason}
                name="reason"
                value={reason}
                label={texts.reasons[reason]}
                hint={[
                  ...(reason === 'cooling_off' ? [texts.goods(goods)] : []),
                  texts.rights[right],
                  until ? texts.until(dayText(until)) : texts.lasts[right],
                ].join(' ')}
              />
            ))}
        </ChoiceGroup>
        <OverReasons form={asked} dayText={dayText} />
        {asked.wasDelivered && lines.some(({ isFood }) => isFood) && (
          <p className="text-sm text-pretty text-stone">{texts.noCoolingOff}</p>
        )}
      </section>
      <section aria-labelledby="wish" className="grid gap-4">
        <h2 id="wish" className="text-xl">
          {texts.wish}
        </h2>
        <ChoiceGroup name="wish" label={texts.wish}>
          {RETURN_WISHES.map((wish) => (
            <Choice
              key={wish}
              name="wish"
              value={wish}
              label={texts.wishes[wish]}
              hint={texts.wishHints[wish]}
            />
          ))}
        </ChoiceGroup>
      </section>
      <div className="grid max-w-xl gap-5">
        <TextArea name="words" label={texts.words} hint={texts.wordsHint} rows={4} isOptional />
        <PictureFile
          name="files"
          label={texts.pictures}
          hint={texts.picturesHint(MOST_RETURN_PICTURES)}
          isMultiple
        />
        <SubmitButton intent="ask" pendingText={texts.pending} className="btn btn-primary justify-self-start">
          {texts.submit}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** The reasons whose days are over, each with its last one. */
function OverReasons({ form, dayText }: { form: Form; dayText: (day: string) => string }) {
  const texts = useReturnsMessages()
  const over = form.reasons.filter(({ isOver }) => isOver)
  if (over.length === 0) return null
  return (
    <div className="text-sm text-stone">
      <p className="font-semibold">{texts.over}</p>
      <ul className="mt-1 grid gap-1">
        {over.map(({ reason, until }) => (
          <li key={reason}>
            {texts.reasons[reason]}. {until && texts.ended(dayText(until))}
          </li>
        ))}
      </ul>
    </div>
  )
}
