import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived; `source` is its header and body as they were sent. */
export type ReceivedMail = { from: string; to: string[]; source: string }

/** Starts a real SMTP server on this machine that keeps the mails it gets. */
export async function openSmtpServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: ReceivedMail[]; close(): void }> {
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
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received, close: () => server.close() }
}
