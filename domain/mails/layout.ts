import { shopAddressLines } from '#shared/address-lines.ts'
import type { Locale, LocalizedText } from '#shared/locale.ts'
import type { Shop } from '../settings/schemas.ts'
import { type Html, html } from './html.ts'

/* Mail programs support tables and inline styles, and little else. The colours are those of app/styles/tokens.css. */
const COLOURS = {
  leaf: '#17362b',
  coconut: '#fbf5e9',
  rice: '#fffdf8',
  turmeric: '#e0a526',
  charcoal: '#1e1a17',
  stone: '#6f675e',
  line: '#e6dcc9',
}
/** The same in the dark, for mail programs that ask; each is a class of the elements that have the colour. */
const DARK = html`<style>
  @media (prefers-color-scheme: dark) {
    .k-back {
      background: #14120f !important;
    }
    .k-sheet {
      background: #211d19 !important;
      border-color: #453d35 !important;
    }
    .k-text {
      color: #f3ece0 !important;
    }
    .k-head {
      color: #f0cf86 !important;
    }
    .k-quiet {
      color: #bdb2a5 !important;
    }
    .k-line {
      border-color: #453d35 !important;
    }
    .k-code {
      background: #14120f !important;
      color: #f0cf86 !important;
    }
    .k-button {
      background: #e0a526 !important;
      color: #17362b !important;
    }
  }
</style>`
/** Of the sheet without its margins, in pixels. */
const CONTENT_WIDTH = 544
const FONT = "Anuphan, 'Noto Sans Thai', 'Segoe UI', Helvetica, Arial, sans-serif"
const TAGLINE: LocalizedText = { en: 'Pounded, not processed.', th: 'ตำด้วยใจ ไม่ใช่แค่ปั่น' }

/** Where a line of a mail's foot leads. */
export type MailLink = { text: string; url: string }

type MailPage = {
  locale: Locale
  title: string
  /** What mail programs show beside the subject, if it is not the beginning of the mail. */
  preview: string
  content: Html
  foot: { text: string; links: MailLink[] } | undefined
  shop: Shop
}

/** A mail's page: a header with the brand name, the content, and the sender. */
export function mailPage({ locale, title, preview, content, foot, shop }: MailPage): string {
  const { leaf, coconut, rice, turmeric, charcoal, stone, line } = COLOURS
  const sender = `${shop.legalName} · ${shopAddressLines(shop, locale).join(', ')} · ${shop.phone}`
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${DARK}
      </head>
      <body
        class="k-back k-text"
        style="margin:0;padding:0;background:${coconut};color:${charcoal};font-family:${FONT};font-size:16px;line-height:1.65"
      >
        ${preview ? hidden(preview) : ''}
        <table
          role="presentation"
          class="k-back"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${coconut}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="k-sheet"
                style="max-width:600px;background:${rice};border:1px solid ${line}"
              >
                <tr>
                  <td
                    style="background:${leaf};border-bottom:4px solid ${turmeric};padding:24px 28px;color:${coconut}"
                  >
                    <span style="font-size:26px;font-weight:700;letter-spacing:2px">KROK</span>
                    <span style="font-size:14px;padding-left:12px">${TAGLINE[locale]}</span>
                  </td>
                </tr>
                <tr>
                  <td class="k-text" style="padding:28px;color:${charcoal}">${content}</td>
                </tr>
                <tr>
                  <td
                    class="k-quiet k-line"
                    style="padding:16px 28px;border-top:1px solid ${line};color:${stone};font-size:13px"
                  >
                    ${sender} ${foot ? footLines(foot) : ''}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source
}

/** Read by mail programs for their lists, and shown by none in the mail. The spaces keep what follows out of it. */
function hidden(preview: string): Html {
  const spaces = '\u00a0\u200c'.repeat(60)
  return html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}${spaces}</div>`
}

function footLines({ text, links }: { text: string; links: MailLink[] }): Html {
  const { stone } = COLOURS
  return html`<p style="margin:12px 0 0">
    ${text}
    ${links.map(
      ({ text, url }) =>
        html`<br /><a class="k-quiet" href="${url}" style="color:${stone};line-height:2.2">${text}</a>`,
    )}
  </p>`
}

/** The sentence that a mail opens with. */
export function title(text: string): Html {
  return html`<h1 class="k-head" style="margin:0 0 8px;font-size:26px;line-height:1.3;color:${COLOURS.leaf}">
    ${text}
  </h1>`
}

export function heading(text: string): Html {
  return html`<h2
    class="k-head"
    style="margin:24px 0 8px;font-size:18px;line-height:1.4;color:${COLOURS.leaf}"
  >
    ${text}
  </h2>`
}

export function paragraph(...lines: string[]): Html {
  const [first = '', ...rest] = lines
  return html`<p style="margin:0 0 8px">${first}${rest.map((line) => html`<br />${line}`)}</p>`
}

export function smallPrint(text: string): Html {
  return html`<p class="k-quiet" style="margin:8px 0 0;color:${COLOURS.stone};font-size:14px">${text}</p>`
}

export function button(label: string, url: string): Html {
  const { leaf, coconut } = COLOURS
  return html`<p style="margin:24px 0 8px">
    <a
      class="k-button"
      href="${url}"
      style="display:inline-block;background:${leaf};color:${coconut};padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:600"
      >${label}</a
    >
  </p>`
}

/** Links side by side. */
export function linkRow(links: { text: string; url: string }[]): Html {
  return html`<p style="margin:0 0 8px">
    ${links.map(
      ({ text, url }) =>
        html`<a
          href="${url}"
          style="display:inline-block;margin:0 4px 4px 0;padding:10px 12px;color:${COLOURS.leaf};border:1px solid ${COLOURS.line};border-radius:8px"
          >${text}</a
        >`,
    )}
  </p>`
}

/** A code in large type that can be copied: only styles separate the digits, not spaces. */
export function bigCode(code: string): Html {
  const { leaf, coconut, line } = COLOURS
  return html`<p
    class="k-code k-line"
    style="margin:16px 0;padding:16px;background:${coconut};border:1px solid ${line};color:${leaf};text-align:center;font-size:36px;line-height:1.3;font-weight:700;letter-spacing:8px"
  >
    ${code}
  </p>`
}

/** Fills the width of the mail. Where pictures are blocked, its words stand in a box of their own. */
export function picture({ url, alt }: { url: string; alt: string }): Html {
  const { stone, coconut } = COLOURS
  return html`<p style="margin:16px 0">
    <img
      src="${url}"
      alt="${alt}"
      width="${CONTENT_WIDTH}"
      class="k-code k-quiet"
      style="display:block;width:100%;max-width:${CONTENT_WIDTH}px;height:auto;border:0;background:${coconut};color:${stone};font-size:14px;line-height:1.5"
    />
  </p>`
}

/** Something that the mail leads to: a picture if there is one, its name, a few words, and the way there. */
export type Card = {
  title: string
  text: string
  url: string
  label: string
  picture?: { url: string; alt: string }
}

export function card({ title, text, url, label, picture }: Card): Html {
  const { leaf, stone, line } = COLOURS
  const link = `color:${leaf};font-weight:600`
  const image = (shown: { url: string; alt: string }) =>
    html`<td width="132" style="width:132px;padding:14px 0 14px 14px;vertical-align:top">
      <a href="${url}">
        <img
          src="${shown.url}"
          alt="${shown.alt}"
          width="132"
          class="k-code k-quiet"
          style="display:block;width:132px;height:auto;border:0;color:${stone};font-size:12px;line-height:1.4"
        />
      </a>
    </td>`
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="k-line"
    style="margin:16px 0;border:1px solid ${line}"
  >
    <tr>
      ${picture ? image(picture) : ''}
      <td class="k-text" style="padding:14px;vertical-align:top">
        <a class="k-head" href="${url}" style="${link};font-size:17px;text-decoration:none">${title}</a>
        ${text ? html`<br />${text.split('\n').map((part, i) => html`${i > 0 ? html`<br />` : ''}${part}`)}` : ''}
        <br /><a class="k-head" href="${url}" style="${link}">${label}</a>
      </td>
    </tr>
  </table>`
}

export type Row = [label: string, value: string]

export function table(rows: Row[]): Html {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td class="k-line" style="${cell};padding-right:16px">${label}</td>
          <td class="k-line" style="${cell};text-align:right;font-weight:600">${value}</td>
        </tr>`,
    )}
  </table>`
}
