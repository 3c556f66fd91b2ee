import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from './smtp.ts'

type Received = { from: string; to: string[]; source: string }

/** A real SMTP server that keeps what it is given. */
async function startServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => server.close())
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { url: `smtp://127.0.0.1:${address.port}`, received }
}

function transportTo(url: string) {
  const transport = smtpTransport({ url, from: 'KROK <shop@krok.example>' })
  onTestFinished(() => transport.close())
  return transport
}

const mail = {
  messageId: '<job-1@krok.example>',
  to: 'somchai@example.com',
  subject: 'ขอบคุณสำหรับคำสั่งซื้อ',
  text: 'สวัสดีคุณสมชาย',
  html: '<p>สวัสดีคุณสมชาย</p>',
  attachments: [],
}

test('delivers a mail with both bodies and its own id', async () => {
  const { url, received } = await startServer()
  await transportTo(url).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'shop@krok.example', to: ['somchai@example.com'] })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/^Message-ID: <job-1@krok\.example>\r$/im)
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(source).toContain('Content-Type: text/html; charset=utf-8')
  expect(source).toContain('=?UTF-8?')
})

test('delivers a file byte by byte, whatever is in it', async () => {
  const { url, received } = await startServer()
  const content = Uint8Array.from({ length: 3_000 }, (_, i) => i % 256)
  const file = { filename: 'INV-000001.pdf', contentType: 'application/pdf', content }
  await transportTo(url).send({ ...mail, attachments: [file] })
  const source = received[0]?.source ?? ''
  const [, encoded = ''] = /filename=INV-000001\.pdf\r\n\r\n([\w+/=\r\n]+)/.exec(source) ?? []
  expect(new Uint8Array(Buffer.from(encoded, 'base64'))).toEqual(content)
})

test('throws when the server takes no such recipient', async () => {
  const { url } = await startServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  })
  await expect(transportTo(url).send(mail)).rejects.toThrow('no such mailbox')
})

test('throws when the server refuses the mail', async () => {
  const { url } = await startServer({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('try later'), { responseCode: 451 })))
    },
  })
  await expect(transportTo(url).send(mail)).rejects.toThrow('try later')
})

test('throws when there is no server', async () => {
  await expect(transportTo('smtp://127.0.0.1:9').send(mail)).rejects.toThrow()
})
