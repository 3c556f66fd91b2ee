import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openSmtpServer, type ReceivedMail } from './open-smtp-server.ts'

export type { ReceivedMail }

/** A real SMTP server that runs for the duration of a test and keeps the mails it gets. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: ReceivedMail[] }> {
  const server = await openSmtpServer(options)
  onTestFinished(() => server.close())
  return server
}

const ATTACHMENT =
  /Content-Type: ([\w/]+).*\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=([\w.-]+)\r\n\r\n([\w+/=\r\n]+)/g

/** The files attached to a mail. */
export function attachmentsOf({ source }: ReceivedMail) {
  return Array.from(source.matchAll(ATTACHMENT), ([, type, filename, encoded = '']) => ({
    type,
    filename,
    content: new Uint8Array(Buffer.from(encoded, 'base64')),
  }))
}
