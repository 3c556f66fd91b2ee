/** A file attached to a mail. */
export type MailAttachment = { filename: string; contentType: string; content: Uint8Array }

/** A mail ready to be sent. */
export type OutgoingMail = {
  /** The same for every attempt at the same mail, so that a mail server can drop duplicates. */
  messageId: string
  from: { name: string; address: string }
  to: string
  /** The address for answers, if not `from`. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Further headers, by name, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  attachments: MailAttachment[]
}

/** The way mail leaves the shop. */
export type MailTransport = {
  /** True if the shop keeps the bodies of sent mails, which the demo's mailbox shows. */
  keepsBodies: boolean
  /**
   * Resolves when the mail has been accepted for delivery, otherwise throws: RecipientRefusedError if it never will be,
   * otherwise MailError.
   */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
