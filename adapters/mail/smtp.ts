import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

/**
 * Delivery over an SMTP server, by up to `connections` at a time; further mails wait for one of them. Throws
 * nodemailer's errors when the server or the network fails.
 */
export function smtpTransport(settings: { url: string; connections: number }): MailTransport {
  const transport = createTransport({
    url: settings.url,
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
      await transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      })
    },
    close: () => transport.close(),
  }
}
