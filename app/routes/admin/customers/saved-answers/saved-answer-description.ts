import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { CreateSavedAnswerInput } from '#domain/customers/saved-answers/schemas.ts'

export type SavedAnswerReply = EditReply

export const savedAnswerDescription = describeForm<CreateSavedAnswerInput>({
  title: { kind: 'text', label: (t) => t.messages.saved.answerTitle },
  text: {
    kind: 'localized',
    required: 'everywhere',
    label: (t) => t.messages.saved.text,
    hint: (t) => t.messages.saved.textHint,
    rows: 8,
  },
})
