import type { AnyReply } from '#app/components/forms/form-reply.ts'
import { ReplyForm, type ReplyFormProps } from '#app/components/forms/reply-form.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

type StaffFormProps<Reply extends AnyReply> = Omit<ReplyFormProps<Reply>, 'fieldErrors' | 'pendingText'>

/** A form of the office with one button: what it says of fields, and while it is sent, is the same on all pages. */
export function StaffForm<Reply extends AnyReply>(form: StaffFormProps<Reply>) {
  const { fieldErrors, working } = useStaffMessages()
  return <ReplyForm {...form} fieldErrors={fieldErrors} pendingText={working} />
}
