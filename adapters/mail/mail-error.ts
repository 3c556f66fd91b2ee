/**
 * Reason why a mail was not accepted, if the mailbox is not at fault: the server refuses this mail for good (`mail`),
 * may take it later (`later`), or takes none at all now (`server`).
 */
export type MailFault = 'mail' | 'later' | 'server'

export class MailError extends Error {
  override readonly name = 'MailError'
  readonly fault: MailFault
  /** The server's answer, such as 450; undefined if it gave none. */
  readonly smtpCode: number | undefined
  constructor(message: string, fault: MailFault, options: ErrorOptions & { smtpCode: number | undefined }) {
    super(message, options)
    this.fault = fault
    this.smtpCode = options.smtpCode
  }
}
