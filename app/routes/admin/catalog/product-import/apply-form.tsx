import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useField } from '#app/components/forms/form-state.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { ImportView } from '#domain/catalog/catalog-desk/schemas.ts'
import type { ApplyReply } from './apply-action.ts'

type ApplyFormProps = { file: ImportView; waiting: number; pageReply: ApplyReply | undefined }

/** Applies the rows that wait, and those that are older than the shop only if that is ticked. */
export function ApplyForm({ file: { state, counts }, waiting, pageReply }: ApplyFormProps) {
  const { imports: texts } = useStaffMessages()
  // A file that stopped was told at its beginning whether to take older rows.
  const older = state === 'checked' ? (counts.older ?? 0) : 0
  if (waiting + older === 0) return null
  function refusalText(refusal: NonNullable<ApplyReply['refusal']>): RefusalText {
    if (refusal.reason === 'price_jump') return { text: texts.priceJumps(refusal.rows), isQuestion: true }
    return { text: refusal.reason === 'unread' ? texts.states.unread : texts.started }
  }
  const areAllOlder = waiting === 0
  const submit = areAllOlder ? texts.applyOlder(older) : texts.apply(waiting)
  return (
    <div className="mb-8">
      <StaffForm
        intent="apply"
        pageReply={pageReply}
        refusalText={refusalText}
        submit={state === 'stopped' ? texts.goOn(waiting) : submit}
        buttonClassName="btn-primary"
      >
        <SureField />
        {areAllOlder && <input type="hidden" name="older" value="on" />}
        {older > 0 && !areAllOlder && <CheckBox name="older" label={texts.withOlder(older)} />}
      </StaffForm>
    </div>
  )
}

/** Sent once the question has been read. */
function SureField() {
  const { value } = useField('sure')
  return <input type="hidden" name="sure" value={value ?? ''} />
}
