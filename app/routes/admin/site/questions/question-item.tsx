import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { QuestionView } from '#domain/site/questions/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** A question, how often it was asked, and if somebody has dealt with it. */
export function QuestionItem({ item }: { item: QuestionView }) {
  const { questions: texts } = useStaffMessages()
  const locale = useLocale()
  const { id, question, language, count, firstAt, lastAt, dealtWithAt } = item
  const when = (at: Date) => formatDateTime(at, locale)
  return (
    <li className="card grid gap-3 p-5 md:flex md:items-center md:justify-between md:gap-6 md:p-6">
      <div className="min-w-0">
        <p lang={language} className="overflow-hidden font-semibold wrap-anywhere">
          {question}
        </p>
        <p className="text-sm text-stone tabular-nums">
          {texts.languages[language]} · {texts.asked(count, when(firstAt), when(lastAt))}
        </p>
        {dealtWithAt && <p className="text-sm text-stone">{texts.dealtWith(when(dealtWithAt))}</p>}
      </div>
      <ButtonForm>
        <input type="hidden" name="id" value={id} />
        {dealtWithAt ? (
          <SubmitButton
            intent="reopen"
            className="btn btn-line whitespace-nowrap"
            aria-label={texts.reopenOne(question)}
          >
            {texts.reopen}
          </SubmitButton>
        ) : (
          <SubmitButton
            intent="mark"
            className="btn btn-line whitespace-nowrap"
            aria-label={texts.markOne(question)}
          >
            {texts.mark}
          </SubmitButton>
        )}
      </ButtonForm>
    </li>
  )
}
