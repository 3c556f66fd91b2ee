import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { SavedAnswer } from '#domain/customers/saved-answers/schemas.ts'
import { savedAnswerDescription, type SavedAnswerReply } from './saved-answer-description.ts'

type SavedAnswerFormProps = { saved: SavedAnswer | undefined; pageReply: SavedAnswerReply | undefined }

const Input = inputOf(savedAnswerDescription.fields)

/** A saved answer in all languages; without one, a new one. */
export function SavedAnswerForm({ saved, pageReply }: SavedAnswerFormProps) {
  const { messages } = useStaffMessages()
  return (
    <EditForm
      of={savedAnswerDescription}
      intent={saved ? `save-${saved.id}` : 'create'}
      idPrefix={saved?.id ?? 'new'}
      values={saved ? savedAnswerDescription.toValues(saved) : {}}
      pageReply={pageReply}
      submit={saved ? messages.saved.save : messages.saved.create}
      buttonClassName="btn-leaf"
    >
      <Input name="title" />
      <Input name="text" />
    </EditForm>
  )
}
