import { formatDateTime } from '#shared/kernel/dates.ts'
import { type Locale, localizedPath, nameInEnglish } from '#shared/kernel/locale.ts'
import { type ContactTopic, contactThreadNumber } from '#shared/customers/contact-threads.ts'
import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { mailTexts, STAFF_TOPICS } from './texts.ts'

/** A thread as the mails about it print it. */
export type MailedContactThread = {
  id: string
  number: number
  topic: ContactTopic
  name: string
  email: string
  orderNumber: string | null
  locale: Locale
}
type Written = { text: string; at: Date }

/** Tells the sender that the message has arrived; without anything that was typed, for anybody may type any address. */
export function receiptMail({ number, email, locale }: MailedContactThread, shop: Shop): Mail {
  const texts = mailTexts[locale]
  const { opening, intro, urgent, notYou } = texts.receipt
  return composeMail({
    to: email,
    locale,
    subject: texts.subject(contactThreadNumber(number)),
    opening,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'paragraph', text: urgent(shop.phone) },
      { kind: 'small', text: notYou },
    ],
    shop,
  })
}

type AnswerMailInput = {
  thread: MailedContactThread
  /** The thread's key, for the link. */
  key: string
  answer: string
  /** The sender's last message before the answer. */
  asked: Written | undefined
}

/** The staff's answer to the sender, with what it answers and the link to write back. */
export function answerMail({ thread, key, answer, asked }: AnswerMailInput, shop: Shop): Mail {
  const { number, email, locale } = thread
  const texts = mailTexts[locale]
  const { opening, writeBack, hint, yours } = texts.answer
  const mail = composeMail({
    to: email,
    locale,
    subject: `Re: ${texts.subject(contactThreadNumber(number))}`,
    opening,
    blocks: [
      ...paragraphsOf(answer),
      { kind: 'button', text: writeBack, url: `${shop.siteUrl}${localizedPath(`/contact/${key}`, locale)}` },
      { kind: 'small', text: hint },
      ...(asked
        ? [
            { kind: 'heading', text: yours(formatDateTime(asked.at, locale)) } satisfies Block,
            quoted(asked.text),
          ]
        : []),
    ],
    shop,
  })
  return { ...mail, replyTo: shop.email }
}

/**
 * Tells the staff, who read English, what somebody wrote. Subjects of mails sent by SMTP are kept for a month, so this
 * one has no name.
 */
export function staffMail(thread: MailedContactThread, { text }: Written, shop: Shop): Mail {
  const { id, number, topic, name, email, orderNumber, locale } = thread
  const mail = composeMail({
    to: shop.email,
    locale: 'en',
    subject: `Message ${contactThreadNumber(number)}: ${STAFF_TOPICS[topic]}`,
    opening: `Message ${contactThreadNumber(number)}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['About', STAFF_TOPICS[topic]],
          ['Name', asOneLine(name)],
          ['Email', email],
          ...(orderNumber ? [['Order', asOneLine(orderNumber)] satisfies [string, string]] : []),
          ['Language', nameInEnglish(locale)],
        ],
      },
      quoted(text),
      { kind: 'button', text: 'Answer in the office', url: `${shop.siteUrl}/admin/messages/${id}` },
      {
        kind: 'small',
        text: 'Answered there, it stays together and the team sees it. A reply to this email goes straight to the sender.',
      },
    ],
    shop,
  })
  return { ...mail, replyTo: email }
}

/** The lines of a text, empty ones between paragraphs. */
function paragraphsOf(text: string): Block[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => ({ kind: 'lines', lines: paragraph.split(/\r?\n/).map(asOneLine) }))
}

/** Every line is marked as somebody else's words, so that none can look like a line of ours. */
function quoted(text: string): Block {
  return { kind: 'lines', lines: text.split(/\r?\n/).map((line) => `> ${asOneLine(line)}`) }
}
