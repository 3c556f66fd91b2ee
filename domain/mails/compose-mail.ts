import type { Shop } from '../settings/schemas.ts'
import type { Mail } from './mail.ts'
import { type Html, html } from './html.ts'
import {
  bigCode,
  button,
  card,
  type Card,
  heading,
  linkRow,
  mailPage,
  type MailLink,
  paragraph,
  picture,
  type Row,
  smallPrint,
  table,
  title,
} from './layout.ts'

/** A piece of a mail, before it is written as HTML and as text. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'small' | 'code'; text: string }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'button'; text: string; url: string }
  /** In one line, each large enough for a finger. */
  | { kind: 'links'; links: { text: string; url: string }[] }
  /** In the width of the mail. `alt` is what it shows, in words. */
  | { kind: 'picture'; url: string; alt: string }
  /** Something of the shop that the mail leads to. */
  | ({ kind: 'card' } & Card)

type MailContent = Pick<Mail, 'to' | 'locale' | 'subject'> & {
  opening: string
  blocks: Block[]
  shop: Shop
  /** What mail programs show beside the subject; it is not shown in the mail. */
  preview?: string
  /** Below the sender: why one gets the mail, and how to get none. */
  foot?: { text: string; links: MailLink[] }
}

/** Writes a mail from its pieces, as HTML and as text, in the layout that all mails share. */
export function composeMail(mail: MailContent): Mail {
  const { to, locale, subject, opening, blocks, shop, preview = '', foot } = mail
  const content = html`${title(opening)} ${blocks.map(asHtml)}`
  const footText = foot && ['--', foot.text, ...foot.links.map(({ text, url }) => `${text}: ${url}`)]
  const parts = [opening, ...blocks.map(asText), ...(footText ? [footText.join('\n')] : [])]
  return {
    to,
    subject,
    text: parts.filter(Boolean).join('\n\n'),
    html: mailPage({ locale, title: subject, preview, content, foot, shop }),
    locale,
  }
}

function asHtml(block: Block): Html {
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
    case 'rows':
      return table(block.rows)
    case 'button':
      return button(block.text, block.url)
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
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
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
