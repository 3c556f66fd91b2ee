import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

/** A link for a new password is on its way, if there is such an account. */
export function ResetSentNotice() {
  const { reset } = useAuthMessages()
  return (
    <FormNotice>
      <p className="font-semibold">{reset.sent}</p>
      <p>{reset.sentText}</p>
      <p className="mt-1 text-sm text-stone">{reset.sentHint}</p>
    </FormNotice>
  )
}
