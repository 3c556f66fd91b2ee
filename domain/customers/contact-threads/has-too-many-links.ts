import { MOST_LINKS } from '#shared/customers/contact-threads.ts'

const LINK = /https?:\/\/|\bwww\./gi

/** True if a message is an advertisement, by its links. */
export function hasTooManyLinks(text: string): boolean {
  return (text.match(LINK)?.length ?? 0) > MOST_LINKS
}
