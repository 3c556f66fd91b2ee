import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { SendMessageResult } from '#domain/customers/contact-threads/schemas.ts'
import type { ContactMessages } from '#shared/messages/en/customers/contact.ts'

type Refused = Extract<SendMessageResult, { ok: false }>
export type ContactRefusal = Omit<Refused, 'ok'> & { reason: Refused['reason'] }
/** The answer to what was written to the shop. */
export type ContactReply = FormReply<ContactRefusal>

/** Says why a message was not taken; nothing of what was typed is lost. */
export function contactRefusalText({ reason }: ContactRefusal, { refusals }: ContactMessages): RefusalText {
  switch (reason) {
    case 'too_many_links':
      return { text: refusals.tooManyLinks, field: 'text' }
    case 'too_soon':
      return { text: refusals.tooSoon }
    case 'stale_form':
    case 'trap':
      return { text: refusals.again }
    case 'wait':
      return { text: refusals.wait }
  }
}
