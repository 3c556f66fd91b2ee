import { z } from 'zod'

/** The sender of the shop's mails. */
export type MailSender = { fromName: string; fromAddress: string }

/** Reads `KROK <hello@krok.example>`, or an address alone; undefined if it holds none. */
export function readMailSender(text: string): MailSender | undefined {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? []
  const fromAddress = address.trim()
  if (!z.email().safeParse(fromAddress).success) return undefined
  return { fromName: name.replaceAll('"', '').trim() || 'KROK', fromAddress }
}
