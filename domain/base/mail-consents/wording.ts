import type { Locale } from '#shared/kernel/locale.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** Returns the words beside the switch of a topic. */
export function switchWording(language: Locale, topic: MailTopic): string {
  const { label, hint } = textsOf(language).mailTopics[topic]
  return `${label}: ${hint}`
}

/** Returns the words around the form of the newsletter. */
export function formWording(language: Locale): string {
  const { title, hint, submit } = textsOf(language).newsletterForm
  return `${title}: ${hint} [${submit}]`
}
