import type { MailTransport } from './mail.ts'

/** The demo's delivery: no mail leaves the machine; the shop keeps them and shows them at /dev/mailbox. */
export const mailbox: MailTransport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
}
