/**
 * Why a mail was not accepted, where the mailbox is not at fault: the server refuses this mail for good (`mail`), may take
 * it later (`later`), or takes none at all now (`server`).
 */
export type MailFault = 'mail' | 'later' | 'server'

export class MailError extends Error {
  override readonly name = 'MailError'
  readonly fault: MailFault
  /** What the server answered, such as 450; undefined if it did not. */
  readonly smtpCode: number | undefined
  constructor(message: string, fault: MailFault, options: ErrorOptions & { smtpCode: number | undefined }) {
    super(message, options)
    this.fault = fault
    this.smtpCode = options.smtpCode
  }
}
