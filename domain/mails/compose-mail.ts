import type { Shop } from '../settings/schemas.ts'
import type { Mail } from './deliver-mail.ts'
import { type Html, html } from './html.ts'
import {
  bigCode,
  button,
  heading,
  mailPage,
  paragraph,
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

/** Writes a mail from its pieces, as HTML and as text, in the layout that all mails share. */
export function composeMail({
  to,
  locale,
  subject,
  opening,
  blocks,
  shop,
}: Pick<Mail, 'to' | 'locale' | 'subject'> & { opening: string; blocks: Block[]; shop: Shop }): Mail {
  const content = html`${title(opening)} ${blocks.map(asHtml)}`
  return {
    to,
    subject,
    text: [opening, ...blocks.map(asText)].join('\n\n'),
    html: mailPage({ locale, title: subject, content, shop }),
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
    default:
      return block.text
  }
}
