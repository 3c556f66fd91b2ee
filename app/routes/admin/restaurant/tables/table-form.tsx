import { useLocation } from 'react-router'
import { ChangedNotice } from '#app/components/admin/changed/changed-notice.tsx'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { StandingList } from '#app/components/admin/restaurant/standing-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useField } from '#app/components/forms/form-state.ts'
import type { TablesReply, TableValues } from './table-values.ts'

type TableFormProps = {
  /** Absent: a new table. */
  id?: string
  values: TableValues
  pageReply: TablesReply | undefined
}

/** A table: what it is called, for how many it is, and whether it is in use. One that is not wanted any more can go. */
export function TableForm({ id, values, pageReply }: TableFormProps) {
  const { tables: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const save = id ? `save-${id}` : 'add'
  const form = useReplyForm<TablesReply>({
    intents: [save, `delete-${id}`],
    pageReply,
    values,
    action: `${pathname}#${save}`,
    fieldErrors,
    refusalText: (refusal) => {
      if (refusal.reason === 'name_taken') return { text: texts.nameTaken, field: 'name' }
      if (refusal.reason === 'has_reservations')
        return { text: texts.hasReservations(refusal.standing.length) }
      return { text: '' }
    },
  })
  const { reply, notice } = form
  const refusal = reply?.refusal
  const number = { type: 'number', autoComplete: 'off' } as const
  return (
    <ReplyFormFrame of={form} idPrefix={save} className="grid gap-4">
      {refusal?.reason === 'changed' && (
        <ChangedNotice
          fields={(['name', 'area', 'fewest', 'most', 'sortOrder'] as const)
            .map((name) => ({
              label: texts[name],
              saved: refusal.current[name] ?? '',
              typed: reply?.values[name] ?? '',
            }))
            .filter(({ saved, typed }) => saved !== typed)}
        />
      )}
      {notice?.text && (
        <FormNotice isError>
          <p className="font-semibold">{notice.text}</p>
          {refusal?.reason === 'has_reservations' && <StandingList parties={refusal.standing} withDay />}
        </FormNotice>
      )}
      <Version />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label={texts.name} input={{ maxLength: 20, autoComplete: 'off' }} />
        <TextField name="area" label={texts.area} input={{ maxLength: 40, autoComplete: 'off' }} isOptional />
      </div>
      <div className="grid grid-cols-3 items-end gap-4">
        <TextField name="fewest" label={texts.fewest} input={{ ...number, min: 1, max: 50 }} />
        <TextField name="most" label={texts.most} input={{ ...number, min: 1, max: 50 }} />
        <TextField name="sortOrder" label={texts.sortOrder} input={{ ...number, min: 0, max: 1000 }} />
      </div>
      <CheckBox name="isActive" label={texts.isActive} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent={save} pendingText={working} className="btn btn-leaf">
          {id ? texts.save : texts.add}
        </SubmitButton>
        {id && (
          <SubmitButton intent={`delete-${id}`} pendingText={working} className="btn btn-line">
            {texts.delete}
          </SubmitButton>
        )}
      </div>
      {id && <p className="text-sm text-stone">{texts.deleteHint}</p>}
    </ReplyFormFrame>
  )
}

/** The version that was edited: after somebody else has saved, theirs. */
function Version() {
  return <input type="hidden" name="version" value={useField('version').value ?? ''} />
}
