import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { StandingList } from '#app/components/admin/restaurant/standing-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { tableDescription, type TableRefusal, type TablesReply } from './table-descriptions.ts'

type TableFormProps = {
  /** Absent: a new table. */
  id?: string
  values: FormValues
  pageReply: TablesReply | undefined
}

const Input = inputOf(tableDescription.fields)

/** All of a table. One that is not wanted any more can go. */
export function TableForm({ id, values, pageReply }: TableFormProps) {
  const { tables: texts, working } = useStaffMessages()
  const save = id ? `save-${id}` : 'add'
  return (
    <EditForm
      of={tableDescription}
      intent={save}
      intents={[save, `delete-${id}`]}
      idPrefix={save}
      values={values}
      pageReply={pageReply}
      refusalText={(refusal) => tableRefusalText(refusal, texts)}
      submit={id ? texts.save : texts.add}
      buttonClassName="btn-leaf"
      buttons={
        id && (
          <>
            <SubmitButton intent={`delete-${id}`} pendingText={working} className="btn btn-line">
              {texts.delete}
            </SubmitButton>
            <p className="w-full text-sm text-stone">{texts.deleteHint}</p>
          </>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Input name="name" />
        <Input name="area" />
      </div>
      <div className="grid grid-cols-3 items-end gap-4">
        <Input name="fewest" />
        <Input name="most" />
        <Input name="sortOrder" />
      </div>
      <Input name="isActive" />
    </EditForm>
  )
}

function tableRefusalText(refusal: TableRefusal, texts: StaffMessages['tables']): RefusalText {
  if (refusal.reason !== 'has_reservations') return { text: texts.nameTaken, field: 'name' }
  const { standing } = refusal
  return {
    text: texts.hasReservations(standing.length),
    details: <StandingList parties={standing} withDay />,
  }
}
