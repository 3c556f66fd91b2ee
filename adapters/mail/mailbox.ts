import type { MailTransport } from './mail.ts'

/** The demo's delivery: nothing leaves the machine; the shop keeps mails and shows them at /dev/mailbox. */
export const mailbox: MailTransport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
}
