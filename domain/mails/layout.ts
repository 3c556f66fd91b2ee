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
const FONT = "Anuphan, 'Noto Sans Thai', 'Segoe UI', Helvetica, Arial, sans-serif"
const TAGLINE: LocalizedText = { en: 'Pounded, not processed.', th: 'ตำด้วยใจ ไม่ใช่แค่ปั่น' }

/** A mail's page: a header with the brand name, the content, and the sender. */
export function mailPage({
  locale,
  title,
  content,
  shop,
}: {
  locale: Locale
  title: string
  content: Html
  shop: Shop
}): string {
  const { leaf, coconut, rice, turmeric, charcoal, stone, line } = COLOURS
  const sender = `${shop.legalName} · ${shopAddressLines(shop, locale).join(', ')} · ${shop.phone}`
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;padding:0;background:${coconut};color:${charcoal};font-family:${FONT};font-size:16px;line-height:1.65"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${coconut}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
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
                  <td style="padding:28px">${content}</td>
                </tr>
                <tr>
                  <td style="padding:16px 28px;border-top:1px solid ${line};color:${stone};font-size:13px">
                    ${sender}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source
}

/** The sentence that a mail opens with. */
export function title(text: string): Html {
  return html`<h1 style="margin:0 0 8px;font-size:26px;line-height:1.3;color:${COLOURS.leaf}">${text}</h1>`
}

export function heading(text: string): Html {
  return html`<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4;color:${COLOURS.leaf}">${text}</h2>`
}

export function paragraph(...lines: string[]): Html {
  const [first = '', ...rest] = lines
  return html`<p style="margin:0 0 8px">${first}${rest.map((line) => html`<br />${line}`)}</p>`
}

export function smallPrint(text: string): Html {
  return html`<p style="margin:8px 0 0;color:${COLOURS.stone};font-size:14px">${text}</p>`
}

export function button(label: string, url: string): Html {
  const { leaf, coconut } = COLOURS
  return html`<p style="margin:24px 0 8px">
    <a
      href="${url}"
      style="display:inline-block;background:${leaf};color:${coconut};padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:600"
      >${label}</a
    >
  </p>`
}

/** A code in large type that can be copied: only styles separate the digits, not spaces. */
export function bigCode(code: string): Html {
  const { leaf, coconut, line } = COLOURS
  return html`<p
    style="margin:16px 0;padding:16px;background:${coconut};border:1px solid ${line};color:${leaf};text-align:center;font-size:36px;line-height:1.3;font-weight:700;letter-spacing:8px"
  >
    ${code}
  </p>`
}

export type Row = [label: string, value: string]

export function table(rows: Row[]): Html {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="${cell};padding-right:16px">${label}</td>
          <td style="${cell};text-align:right;font-weight:600">${value}</td>
        </tr>`,
    )}
  </table>`
}
