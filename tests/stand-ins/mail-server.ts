import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server that calls `onMail` with each mail's id after accepting the mail. */
export async function startMailServer(onMail: (messageId: string) => void): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        source += text
      })
      stream.on('end', () => {
        done()
        // A long header is folded.
        onMail(/^Message-ID:\s+<(.+)>/im.exec(source)?.[1] ?? 'no id')
      })
    },
  })
  // A client that is killed leaves its connection broken.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no address')
  return `smtp://127.0.0.1:${address.port}`
}
