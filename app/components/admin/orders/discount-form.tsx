import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { DiscountFields } from './discount-fields.tsx'
import type { DiscountReply, DiscountValues } from './discount-values.ts'

type DiscountFormProps = {
  intent: 'create' | 'save'
  values: DiscountValues
  pageReply: DiscountReply | undefined
}

/** All of a code that an admin may choose; of one that exists, all but the code itself. */
export function DiscountForm({ intent, values, pageReply }: DiscountFormProps) {
  const { discounts: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const form = useReplyForm<DiscountReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: ({ reason }) => {
      if (reason === 'code_taken') return { text: texts.codeTaken, field: 'code' }
      return { text: texts.endsBeforeStart, ...(reason === 'ends_before_start' && { field: 'endsAt' }) }
    },
  })
  const { notice, reply } = form
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} className="grid scroll-mt-20 gap-5">
      <UnsavedNotice
        notice={notice}
        changed={
          changed && { by: changed.by, fields: differences(changed.current, form.state.values, texts) }
        }
      />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      <DiscountFields isNew={intent === 'create'} />
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {intent === 'create' ? texts.create : texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

type Texts = ReturnType<typeof useStaffMessages>['discounts']

/** The fields in which what is saved now differs from what was typed. */
function differences(saved: DiscountValues, typed: DiscountValues, texts: Texts) {
  const kind = (value = '') => Object.entries(texts.kinds).find(([name]) => name === value)?.[1] ?? value
  const { percent, amount, minimum, startsAt, endsAt, maxUses, maxUsesPerCustomer } = texts
  const labels = { percent, amount, minimum, startsAt, endsAt, maxUses, maxUsesPerCustomer }
  const plain = Object.entries(labels).map(([name, label]) => {
    const field = name as keyof typeof labels
    return { label, saved: saved[field] ?? '', typed: typed[field] ?? '' }
  })
  return [{ label: texts.kind, saved: kind(saved.kind), typed: kind(typed.kind) }, ...plain].filter(
    (field) => field.saved !== field.typed,
  )
}
