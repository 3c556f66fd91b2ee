import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { waitText } from '#app/components/accounts/wait-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { CustomerRefusal, CustomerReply } from './customer-reply.ts'

/** Sets up a form of this page: its texts, and why it was refused in words, at the field it is about. */
export function useCustomerForm(pageReply: CustomerReply | undefined) {
  const { customer: texts, parts } = useStaffMessages()
  const auth = useAuthMessages()
  function refusalText(refusal: CustomerRefusal): RefusalText {
    switch (refusal.reason) {
      case 'own_account':
        return { text: texts.ownAccount }
      case 'not_invited':
        return { text: texts.notInvited }
      case 'has_role':
        return { text: texts.hasRole }
      case 'other_address':
      case 'no_such_account':
        return { text: texts.otherAddress, field: 'email' }
      case 'changed':
        return { text: parts.changed.title }
      case 'wait':
        return { text: waitText(refusal.seconds, auth) }
    }
  }
  return { pageReply, refusalText }
}
