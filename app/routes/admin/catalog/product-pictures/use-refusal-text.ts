import type { LostRequest } from '#app/components/forms/form-reply.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { PicturesReply } from './pictures-reply.ts'

/** Says why a form of this page was refused. */
export function useRefusalText() {
  const { pictures, parts } = useStaffMessages()
  return (refusal: Exclude<NonNullable<PicturesReply['refusal']>, LostRequest>) => {
    switch (refusal.reason) {
      case 'no_file':
        return { text: pictures.noFile }
      case 'too_large':
        return { text: pictures.uploadTooLarge }
      case 'changed':
        return { text: parts.changed.title }
    }
  }
}
