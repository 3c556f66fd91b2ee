import { expect, onTestFinished, test } from 'vitest'
import { attachmentsOf, startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { smtpTransport } from './smtp.ts'

function transportTo(url: string) {
  const transport = smtpTransport({ url, connections: 1 })
  onTestFinished(() => transport.close())
  return transport
}

const mail = {
  messageId: '<job-1@krok.example>',
  from: { name: 'ร้าน KROK, "x"', address: 'shop@krok.example' },
  to: 'somchai@example.com',
  subject: 'ขอบคุณสำหรับคำสั่งซื้อ',
  text: 'สวัสดีคุณสมชาย',
  html: '<p>สวัสดีคุณสมชาย</p>',
  attachments: [],
}

test('delivers a mail with both bodies and its own id', async () => {
  const { url, received } = await startSmtpServer()
  await transportTo(url).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'shop@krok.example', to: ['somchai@example.com'] })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/^Message-ID: <job-1@krok\.example>\r$/im)
  expect(source).toMatch(/^From: =\?UTF-8[^<]*<shop@krok\.example>\r$/im)
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(source).toContain('Content-Type: text/html; charset=utf-8')
  expect(source).toContain('=?UTF-8?')
})

test('delivers an attachment byte for byte, whatever it contains', async () => {
  const { url, received } = await startSmtpServer()
  const content = Uint8Array.from({ length: 3_000 }, (_, i) => i % 256)
  const file = { filename: 'INV-000001.pdf', contentType: 'application/pdf', content }
  await transportTo(url).send({ ...mail, attachments: [file] })
  const type = 'application/pdf'
  expect(received.flatMap(attachmentsOf)).toEqual([{ type, filename: 'INV-000001.pdf', content }])
})

test('carries further headers and where answers go, each on a line of its own whatever it contains', async () => {
  const { url, received } = await startSmtpServer()
  const headers = { 'List-Unsubscribe': '<https://krok.example/u/1>', 'X-Topic': 'x\r\nBcc: eve@example.com' }
  await transportTo(url).send({ ...mail, replyTo: 'desk@krok.example\r\nX: y', headers })
  const source = received[0]?.source ?? ''
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/krok\.example\/u\/1>\r$/im)
  expect(source).toMatch(/^Reply-To: .*desk@krok\.example/im)
  expect(source).not.toMatch(/^(Bcc|X):/im)
  expect(received[0]?.to).toEqual(['somchai@example.com'])
})

test.each([
  ['has no such mailbox', 550, 'no such mailbox', 'RecipientRefusedError'],
  ['does not know us', 550, '5.7.1 relaying denied', 'MailError'],
  ['is busy', 450, 'try later', 'MailError'],
  ['finds the mailbox full', 552, 'mailbox full', 'MailError'],
])('throws when the server %s: only a mailbox that is not there is refused for good', async (...given) => {
  const [, responseCode, message, name] = given
  const { url } = await startSmtpServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
  })
  const sending = transportTo(url).send(mail)
  await expect(sending).rejects.toMatchObject({ name, message: expect.stringContaining(message) })
})

test('throws when the server refuses the mail', async () => {
  const { url } = await startSmtpServer({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('try later'), { responseCode: 451 })))
    },
  })
  await expect(transportTo(url).send(mail)).rejects.toThrow('try later')
})

test('hands nothing to another machine that does not take it over TLS, unless the address says so', async () => {
  const { url, received } = await startSmtpServer()
  // Leads to this machine, but is not its own address.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0')
  await expect(transportTo(elsewhere).send(mail)).rejects.toMatchObject({ name: 'MailError' })
  expect(received).toEqual([])
  await transportTo(`${elsewhere}?requireTLS=false`).send(mail)
  await transportTo(url.replace('127.0.0.1', 'localhost')).send(mail)
  expect(received).toHaveLength(2)
})

test('throws when there is no server', async () => {
  await expect(transportTo('smtp://127.0.0.1:9').send(mail)).rejects.toThrow()
})
