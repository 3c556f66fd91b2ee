import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { SelectField, TextArea } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { SavedAnswer } from '#domain/customers/saved-answers/schemas.ts'
import { useLocation } from 'react-router'
import type { ContactThreadReply } from './contact-thread-actions.ts'

type AnswerFormProps = {
  lastMessageId: number
  saved: Pick<SavedAnswer, 'id' | 'title'>[]
  pageReply: ContactThreadReply | undefined
}

/** Answers a message, in own words or with a saved answer, which comes to what is typed already. */
export function AnswerForm({ lastMessageId, saved, pageReply }: AnswerFormProps) {
  const { messages: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<ContactThreadReply>({
    intents: ['answer', 'insert'],
    pageReply,
    action: `${pathname}#form-answer`,
    fieldErrors,
    refusalText: () => ({ text: texts.changed }),
  })
  const { notice, reply } = form
  const inserted = reply?.intent === 'insert' ? reply.values['text'] : undefined
  return (
    <ReplyFormFrame of={form} id="form-answer" idPrefix="answer" className="grid scroll-mt-28 gap-5">
      {notice && (
        <FormNotice isError={!notice.isQuestion}>
          <p className="font-semibold">{notice.text}</p>
        </FormNotice>
      )}
      <input type="hidden" name="lastMessageId" value={lastMessageId} readOnly />
      {saved.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            name="saved"
            label={texts.saved.choose}
            autoComplete="off"
            placeholder={texts.saved.placeholder}
            isOptional
            className="min-w-0 grow"
          >
            {saved.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SubmitButton intent="insert" pendingText={working} className="btn btn-line">
            {texts.saved.insert}
          </SubmitButton>
        </div>
      )}
      {/* Mounted again with what came in: a field that was typed into does not follow its value. */}
      <TextArea key={inserted} name="text" label={texts.answer} rows={8} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton intent="answer" pendingText={working} className="btn btn-leaf">
          {texts.send}
        </SubmitButton>
        <LocalLink to="/admin/messages/answers" className="link inline-flex min-h-11 items-center">
          {texts.saved.title}
        </LocalLink>
      </div>
    </ReplyFormFrame>
  )
}
