import { createTransport } from 'nodemailer'
import { smtpOptions } from './smtp-options.ts'

/** The reason that no mail could be handed over: no answer, no TLS, or a sign-in that is refused; with the server's words. */
export type SmtpFault = { fault: 'away' | 'no_tls' | 'refused'; reason: string }

const FAULTS: Record<string, SmtpFault['fault']> = { EAUTH: 'refused', ENOAUTH: 'refused', ETLS: 'no_tls' }

/**
 * Connects to a mail server and signs in as a delivery does, and sends nothing.
 * @returns undefined if all of it works
 */
export async function checkSmtp(
  url: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<SmtpFault | undefined> {
  const transport = createTransport({
    ...smtpOptions(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    // An error of nodemailer.
    const { code = '', message } = error as Error & { code?: string }
    return { fault: FAULTS[code] ?? 'away', reason: message }
  } finally {
    transport.close()
  }
}
