import { createTransport } from 'nodemailer'
import { MailError, type MailFault } from './mail-error.ts'
import type { MailTransport } from './mail.ts'
import { RecipientRefusedError } from './recipient-refused-error.ts'
import { smtpOptions } from './smtp-options.ts'

/**
 * Delivery over an SMTP server, by up to `connections` at a time; further mails wait for one of them. Throws
 * RecipientRefusedError when the server refuses the recipient for good, and MailError when it does not take the mail for
 * another reason, or cannot be reached. Codes and links go over it: nobody in between may talk it out of TLS.
 */
export function smtpTransport(settings: { url: string; connections: number }): MailTransport {
  const transport = createTransport({
    ...smtpOptions(settings.url),
    pool: true,
    maxConnections: settings.connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    keepsBodies: false,
    async send({ to, replyTo, attachments, ...mail }) {
      // Given as objects, each is always a single address, whatever characters it contains.
      const message = {
        ...mail,
        to: { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw isRefusalForGood(error)
          ? new RecipientRefusedError(error.message, { cause: error })
          : toMailError(error)
      })
    },
    close: () => transport.close(),
  }
}

/**
 * True if the mailbox does not exist. Refusals as a matter of policy (5.7.x) or of a full mailbox (552) do not count:
 * they say something about us, or about today.
 */
function isRefusalForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return false
  const code = 'responseCode' in error ? error.responseCode : undefined
  return (code === 550 || code === 551 || code === 553) && !/\b5\.7\.\d/.test(error.message)
}

/** An error of nodemailer. Besides the message it has the server's answer, and the command that was answered. */
type SmtpError = Error & { responseCode?: number; command?: string }

function toMailError(cause: unknown): MailError {
  const { message, responseCode: smtpCode, command } = cause as SmtpError
  return new MailError(message, faultOf(smtpCode, command), { cause, smtpCode })
}

/**
 * Only what is said of the recipient, or of the mail itself, is about this mail. What is refused to the sender, or to whom
 * it signed in as, is refused to all.
 */
function faultOf(code = 0, command = ''): MailFault {
  if (code < 400 || (command !== 'RCPT TO' && command !== 'DATA')) return 'server'
  return command === 'DATA' && code >= 500 ? 'mail' : 'later'
}
