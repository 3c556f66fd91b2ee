import { type ContactReply, contactRefusalText } from '#app/components/customers/contact-reply.ts'
import { FormKey } from '#app/components/customers/form-key.tsx'
import { useContactMessages } from '#app/components/customers/use-contact-messages.ts'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { ContactForm as FormFacts } from '#domain/customers/contact-threads/schemas.ts'
import { CONTACT_TOPICS } from '#shared/customers/contact-threads.ts'

type Props = {
  facts: FormFacts
  pageReply: ContactReply | undefined
  /** The text of the message until somebody writes it. */
  text: string
}

/** A form to write to the shop. */
export function ContactForm({ facts: { formKey, sender }, pageReply, text }: Props) {
  const texts = useContactMessages()
  return (
    <ReplyForm
      intent="send"
      pageReply={pageReply}
      values={{ formKey, name: sender?.name ?? '', email: sender?.email ?? '', text }}
      fieldErrors={texts.fieldErrors}
      refusalText={(refusal) => contactRefusalText(refusal, texts)}
      submit={texts.submit}
      pendingText={texts.submitting}
      buttonClassName="btn-primary"
    >
      <FormKey />
      <SelectField name="topic" label={texts.topic} autoComplete="off" placeholder={texts.chooseTopic}>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={texts.name} input={{ autoComplete: 'name' }} />
        <EmailField label={texts.email} hint={texts.emailHint} autoComplete="email" />
      </div>
      <TextField
        name="orderNumber"
        label={texts.orderNumber}
        hint={texts.orderNumberHint}
        isOptional
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      />
      <TextArea name="text" label={texts.message} hint={texts.messageHint} rows={8} />
      <div className="relative text-sm text-stone">
        {/* Nobody sees it: who fills it in is a program. */}
        <label aria-hidden="true" className="sr-only">
          {texts.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {texts.privacy}{' '}
        <LocalLink to="/privacy" className="link py-3.5">
          {texts.privacyLink}
        </LocalLink>
      </div>
    </ReplyForm>
  )
}
