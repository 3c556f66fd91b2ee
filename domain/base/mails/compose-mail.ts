import type { Shop } from '../settings/schemas.ts'
import { type Html, html } from './html.ts'
import { type MailLink, mailPage, type MailPicture } from './layout.ts'
import {
  bigCode,
  button,
  card,
  type Card,
  facts,
  heading,
  linkRow,
  paragraph,
  picture,
  type Row,
  smallPrint,
  sums,
  title,
} from './parts.ts'
import { mailPicture, type MailPictureName } from './pictures.ts'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** A rendered mail, in the language of its recipient. */
export type Mail = Omit<OutgoingMail, 'messageId' | 'from' | 'attachments'> &
  Partial<Pick<OutgoingMail, 'attachments'>> & {
    locale: Locale
    /** The name of the mail that mail programs are to put it under. */
    follows?: string
  }

/** A piece of a mail, before it is written as HTML and as text. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'small' | 'code'; text: string }
  | { kind: 'lines'; lines: string[] }
  /** Names, each with its value. */
  | { kind: 'facts'; rows: Row[] }
  /** Amounts, the sum last. */
  | { kind: 'sums'; rows: Row[] }
  | { kind: 'button'; text: string; url: string }
  /** In one line, each large enough for a finger. */
  | { kind: 'links'; links: MailLink[] }
  /** In the width of the mail. */
  | ({ kind: 'picture' } & MailPicture)
  /** Something of the shop that the mail leads to. */
  | ({ kind: 'card' } & Card)

type MailContent = Pick<Mail, 'to' | 'locale' | 'subject'> & {
  opening: string
  blocks: Block[]
  shop: Shop
  /** Below the brand. */
  picture?: MailPictureName
  /** The text that mail programs show beside the subject, if not the first sentences; it is not shown in the mail. */
  preview?: string
  /** Below the sender: why one gets the mail, and how to get none. */
  foot?: { text: string; links: MailLink[] }
}

/** Writes a mail from its pieces, as HTML and as text, in the layout that all mails share. */
export function composeMail(mail: MailContent): Mail {
  const { to, locale, subject, opening, blocks, shop, preview = beginningOf(blocks), foot } = mail
  const main = blocks.findIndex(({ kind }) => kind === 'button')
  const content = html`${title(opening, locale)} ${blocks.map((block, i) => asHtml(block, i === main))}`
  const footText = foot && ['--', foot.text, ...foot.links.map(({ text, url }) => `${text}: ${url}`)]
  const parts = [opening, ...blocks.map(asText), ...(footText ? [footText.join('\n')] : [])]
  const picture = mail.picture && mailPicture(mail.picture, locale, shop)
  return {
    to,
    subject,
    text: parts.filter(Boolean).join('\n\n'),
    html: inOneLine(mailPage({ locale, title: subject, preview, picture, content, foot, shop }), shop.phone),
    locale,
  }
}

/** Keeps a phone number in a page from breaking at its spaces. */
function inOneLine(page: string, phone: string): string {
  return page.replaceAll(phone, phone.replaceAll(' ', '\u00a0'))
}

/** The sentences before anything else: never a code, nor what somebody ordered. */
function beginningOf(blocks: Block[]): string {
  const end = blocks.findIndex(({ kind }) => kind !== 'paragraph')
  const sentences = end < 0 ? blocks : blocks.slice(0, end)
  return sentences.map((block) => ('text' in block ? block.text : '')).join(' ')
}

function asHtml(block: Block, isMain: boolean): Html {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text)
    case 'heading':
      return heading(block.text)
    case 'small':
      return smallPrint(block.text)
    case 'code':
      return bigCode(block.text)
    case 'lines':
      return paragraph(...block.lines)
    case 'facts':
      return facts(block.rows)
    case 'sums':
      return sums(block.rows)
    case 'button':
      return button(block.text, block.url, isMain)
    case 'picture':
      return picture(block)
    case 'card':
      return card(block)
    case 'links':
      return linkRow(block.links)
  }
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'lines':
      return block.lines.join('\n')
    case 'facts':
    case 'sums':
      return block.rows.map(rowAsText).join('\n')
    case 'button':
      return `${block.text}:\n${block.url}`
    case 'picture':
      return ''
    case 'card':
      return [block.title, block.text, block.url].filter(Boolean).join('\n')
    case 'links':
      return block.links.map(({ text, url }) => `${text}: ${url}`).join('\n')
    default:
      return block.text
  }
}

function rowAsText([label, value]: Row): string {
  const [name, ...notes] = label.split('\n')
  return [`${name}: ${value.replaceAll('\n', ', ')}`, ...notes].join('\n')
}

/** Removes line breaks and direction marks, so that a name cannot look like a part of the mail. */
export function asOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
}
