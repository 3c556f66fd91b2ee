import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import type { Locale, LocalizedText } from '#shared/kernel/locale.ts'
import type { Shop } from '../settings/schemas.ts'
import { type Html, html } from './html.ts'
import { COLOURS, SHEET_WIDTH, STYLE_SHEET, TYPE } from './style.ts'

const TAGLINE: LocalizedText = { en: 'Pounded, not processed.', th: 'ตำด้วยใจ ไม่ใช่แค่ปั่น' }

/** A link in the foot of a mail. */
export type MailLink = { text: string; url: string }

/** A picture in a mail. `alt` is what it shows, in words: all that somebody sees whose program loads no pictures. */
export type MailPicture = { url: string; alt: string }

type MailPage = {
  locale: Locale
  title: string
  /** The text that mail programs show beside the subject. */
  preview: string
  /** Across the sheet, below the brand. */
  picture: MailPicture | undefined
  content: Html
  foot: { text: string; links: MailLink[] } | undefined
  shop: Shop
}

/** A mail's page: a header with the brand, the content, and the sender. */
export function mailPage({ locale, title, preview, picture, content, foot, shop }: MailPage): string {
  const { coconut, rice, charcoal, stone, line } = COLOURS
  const { text: font, line: lineHeight } = TYPE[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${title}</title>
        ${STYLE_SHEET}
      </head>
      <body
        class="k-back k-text"
        style="margin:0;padding:0;background:${coconut};color:${charcoal};font-family:${font};font-size:16px;line-height:${lineHeight}"
      >
        ${hidden(preview)}
        <table
          role="presentation"
          class="k-back"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          bgcolor="${coconut}"
          style="background:${coconut}"
        >
          <tr>
            <td class="k-margin" align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="k-sheet"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                bgcolor="${rice}"
                style="max-width:${SHEET_WIDTH}px;table-layout:fixed;background:${rice};border:1px solid ${line}"
              >
                ${brand(locale, shop)} ${picture ? banner(picture) : ''}
                <tr>
                  <td
                    class="k-text k-pad"
                    lang="${locale}"
                    style="padding:28px;color:${charcoal};font-family:${font};overflow-wrap:anywhere"
                  >
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    class="k-quiet k-line k-pad"
                    style="padding:16px 28px 24px;border-top:1px solid ${line};color:${stone};font-family:${font};font-size:13px;overflow-wrap:anywhere"
                  >
                    ${[shop.legalName, shopAddressLines(shop, locale).join(', '), shop.phone].map(
                      (part, i) => html`${i > 0 ? html`<br />` : ''}${part}`,
                    )}
                    ${foot ? footLines(foot) : ''}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source
}

/** The pictures have the ground they stand on, so that they hold where a mail program turns colours around. */
function brand(locale: Locale, { siteUrl }: Shop): Html {
  const { leaf, coconut, turmeric } = COLOURS
  return html`<tr>
      <td
        class="k-pad"
        bgcolor="${leaf}"
        style="background:${leaf};padding:18px 28px 10px;color:${coconut};font-size:14px;line-height:1.5"
      >
        <img
          src="${siteUrl}/images/mail/krok.png"
          alt="KROK"
          width="144"
          height="36"
          style="display:block;border:0;color:${coconut};font-family:${TYPE.en.text};font-size:26px;line-height:36px;font-weight:700;letter-spacing:2px"
        />
        <span style="font-family:${TYPE[locale].text}">${TAGLINE[locale]}</span>
      </td>
    </tr>
    <tr>
      <td
        bgcolor="${leaf}"
        style="background:${leaf};border-bottom:4px solid ${turmeric};font-size:0;line-height:0"
      >
        <img
          src="${siteUrl}/images/mail/band.png"
          alt=""
          width="${SHEET_WIDTH}"
          style="display:block;width:100%;height:auto;border:0"
        />
      </td>
    </tr>`
}

/** Shows a picture across the sheet. If pictures are blocked, its words stand on the ground of the page. */
function banner({ url, alt }: MailPicture): Html {
  const { coconut, stone } = COLOURS
  return html`<tr>
    <td class="k-code" bgcolor="${coconut}" style="background:${coconut}">
      <img
        src="${url}"
        alt="${alt}"
        width="${SHEET_WIDTH}"
        class="k-quiet"
        style="display:block;width:100%;height:auto;border:0;color:${stone};font-size:14px;line-height:1.6;text-align:center"
      />
    </td>
  </tr>`
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
