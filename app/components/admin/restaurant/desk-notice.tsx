import type { FormReply } from '#app/components/forms/form-reply.ts'
import { isLost } from '#app/components/forms/form-reply.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { type DeskRefusal, deskRefusalText } from './desk-refusal.ts'

/** Without scripts: why one press could not be done, above the page as it is now. */
export function DeskNotice({ reply }: { reply: FormReply<DeskRefusal, unknown> | undefined }) {
  const texts = useStaffMessages()
  const refusal = reply?.refusal
  // The forms with fields say it themselves.
  if (!refusal || isLost(refusal) || !/^(to|move|offer|drop|seat|release)-/.test(reply.intent)) return null
  return (
    <p role="alert" className="notice notice-error mb-4 font-semibold">
      {deskRefusalText(refusal, texts).text}
    </p>
  )
}
