import type { OutgoingMail } from '#adapters/mail/mail.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** A rendered mail, in the language of its recipient. */
export type Mail = Omit<OutgoingMail, 'messageId' | 'from' | 'attachments'> &
  Partial<Pick<OutgoingMail, 'attachments'>> & {
    locale: Locale
    /** The name of the mail that mail programs are to put it under. */
    follows?: string
  }
