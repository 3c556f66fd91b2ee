import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as it arrived; `source` is its header and body as they were sent. */
export type ReceivedMail = { from: string; to: string[]; source: string }

/** A real SMTP server that runs for the duration of a test and keeps the mails it gets. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: ReceivedMail[] }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let source = ''
      stream.setEncoding('utf8').on('data', (piece: string) => (source += piece))
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map(({ address }) => address), source })
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => server.close())
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received }
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
