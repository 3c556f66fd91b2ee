import type { Locale } from '#shared/kernel/locale.ts'
import { mailTopics as enTopics } from '#shared/messages/en/newsletters/mail-topics.ts'
import { newsletterForm as enForm } from '#shared/messages/en/newsletters/newsletter-form.ts'
import { mailTopics as thTopics } from '#shared/messages/th/newsletters/mail-topics.ts'
import { newsletterForm as thForm } from '#shared/messages/th/newsletters/newsletter-form.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'

const TOPICS = { en: enTopics, th: thTopics }
const FORMS = { en: enForm, th: thForm }

/** Returns the words beside the switch of a topic. */
export function switchWording(language: Locale, topic: MailTopic): string {
  const { label, hint } = TOPICS[language][topic]
  return `${label}: ${hint}`
}

/** Returns the words around the form of the newsletter. */
export function formWording(language: Locale): string {
  const { title, hint, submit } = FORMS[language]
  return `${title}: ${hint} [${submit}]`
}
