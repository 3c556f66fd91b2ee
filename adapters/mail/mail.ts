/** A file that goes with a mail. */
export type MailAttachment = { filename: string; contentType: string; content: Uint8Array }

/** A mail ready to go. */
export type OutgoingMail = {
  /** The same for every attempt at the same mail, so that a mail server can drop a repetition. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/** The way mail leaves the shop. */
export type MailTransport = {
  /** Whether the shop keeps the bodies of what it sent (the demo's mailbox does). */
  keepsBodies: boolean
  /** Resolves when the mail has been taken over for delivery; throws when it was not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
