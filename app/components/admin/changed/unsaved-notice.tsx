import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { ChangedNotice, type ChangedField } from './changed-notice.tsx'

type UnsavedNoticeProps = {
  /** Somebody else has saved it since: by whom, where that is known, and where that differs from what was typed. */
  changed: { by?: string | null; fields: readonly ChangedField[] } | undefined
  notice: RefusalText | undefined
}

/** Says why a form that edits something was not saved. */
export function UnsavedNotice({ changed, notice }: UnsavedNoticeProps) {
  const { parts } = useStaffMessages()
  if (changed) {
    const { by, fields } = changed
    return <ChangedNotice fields={fields} {...(by && { by: parts.changed.by(by) })} />
  }
  if (!notice) return null
  return (
    <FormNotice isError={!notice.isQuestion}>
      <p className="font-semibold">{notice.text}</p>
      {notice.details}
    </FormNotice>
  )
}
