import { z } from 'zod'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
import {
  CONTACT_TOPICS,
  type ContactTopic,
  LONGEST_MESSAGE,
  CONTACT_THREAD_STATES,
  type ContactThreadState,
} from '#shared/customers/contact-threads.ts'
import { line, optionalLine, requiredOr, requiredText, wholeNumber } from '#shared/kernel/validation.ts'
import { accountEmail } from '#domain/accounts/accounts/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** A thread in the address of an office page or of the API. */
export const threadId = z.uuid('invalid')
/** A thread in a mailed link: its id and a seal. */
export const threadKey = z.string().regex(/^[\da-f-]{36}~[\w-]{43}$/, 'invalid')
/** When the form was made, and a seal: see `form-key.ts`. */
const formKey = z.string().max(200).default('')
/** A field that people do not see: programs fill it in. */
const trap = z.string().max(10_000).default('')

const message = requiredText(LONGEST_MESSAGE)

export const sendMessageInput = z.strictObject({
  // In mails and lists a name with a link would be the advertisement.
  name: line(80).refine((name) => !/:\/\/|www\./i.test(name), 'name_characters'),
  email: accountEmail,
  topic: z.enum(CONTACT_TOPICS, { error: requiredOr('unknown_value') }),
  orderNumber: optionalLine(40),
  text: message,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  formKey,
  trap,
})
export type SendMessageInput = z.infer<typeof sendMessageInput>

export const writeOnInput = z.strictObject({ key: threadKey, text: message, formKey })
export type WriteOnInput = z.infer<typeof writeOnInput>

export const getContactThreadInput = z.strictObject({ key: threadKey })
export type GetContactThreadInput = z.infer<typeof getContactThreadInput>

/** The reason for not taking a form as it is; sent again as the page then has it, it is taken. */
export type FormFault = 'trap' | 'too_soon' | 'stale_form'
export type SendMessageResult =
  | { ok: true; number: number }
  | ({ ok: false } & ({ reason: FormFault | 'too_many_links' } | Wait))
export type WriteOnResult =
  | { ok: true }
  | ({ ok: false } & ({ reason: 'stale_form' | 'too_many_links' } | Wait))

/** The data for the page with the form: the form's key, and what is known already of somebody who is signed in. */
export type ContactForm = {
  formKey: string
  sender: { name: string; email: string } | null
  /** The threads of somebody who is signed in, the newest first. */
  threads: {
    key: string
    number: number
    topic: ContactTopic
    state: ContactThreadState
    lastMessageAt: Date
  }[]
}

/** A thread as its sender sees it. */
export type ContactThreadView = {
  number: number
  topic: ContactTopic
  messages: { id: number; isMine: boolean; text: string; at: Date }[]
  formKey: string
}

export const listContactThreadsInput = z.strictObject({
  ...keysetInput,
  state: z.enum(CONTACT_THREAD_STATES, 'unknown_value').optional(),
  topic: z.enum(CONTACT_TOPICS, 'unknown_value').optional(),
  /** A part of the name, the mail address, the order number or of what was written; or the thread's number. */
  search: optionalLine(100),
})
export type ListContactThreadsInput = z.infer<typeof listContactThreadsInput>

export const getStaffContactThreadInput = z.strictObject({ id: threadId })
export type GetStaffContactThreadInput = z.infer<typeof getStaffContactThreadInput>

export const answerContactThreadInput = z.strictObject({
  threadId,
  text: message,
  /** The last message, of either side, that the answer is to: what has come since is read first. */
  lastMessageId: wholeNumber(0, Number.MAX_SAFE_INTEGER),
})
export type AnswerContactThreadInput = z.infer<typeof answerContactThreadInput>
export type AnswerContactThreadResult = { ok: true } | { ok: false; reason: 'changed' }

export const addContactThreadNoteInput = z.strictObject({ threadId, text: requiredText(500) })
export type AddContactThreadNoteInput = z.infer<typeof addContactThreadNoteInput>

export const changeContactThreadStateInput = z.strictObject({
  threadId,
  /** Reopened, a thread waits for the shop again. */
  state: z.enum(['open', 'closed'], { error: requiredOr('unknown_value') }),
})
export type ChangeContactThreadStateInput = z.infer<typeof changeContactThreadStateInput>
