import type { Locale } from '#shared/kernel/locale.ts'
import { type Html, html } from './html.ts'
import type { MailLink, MailPicture } from './layout.ts'
import { COLOURS, CONTENT_WIDTH, TYPE } from './style.ts'

/** The sentence that a mail opens with. */
export function title(text: string, locale: Locale): Html {
  const { display, displayLine } = TYPE[locale]
  return html`<h1
    class="k-head"
    style="margin:0 0 12px;font-family:${display};font-size:28px;line-height:${displayLine};font-weight:600;color:${COLOURS.leaf};text-wrap:balance"
  >
    ${text}
  </h1>`
}

export function heading(text: string): Html {
  return html`<h2
    class="k-head"
    style="margin:28px 0 8px;font-size:18px;line-height:1.4;color:${COLOURS.leaf}"
  >
    ${text}
  </h2>`
}

export function paragraph(...lines: string[]): Html {
  return html`<p style="margin:0 0 12px">${broken(lines)}</p>`
}

export function smallPrint(text: string): Html {
  return html`<p class="k-quiet" style="margin:12px 0 0;color:${COLOURS.stone};font-size:14px">${text}</p>`
}

/** The way on. A mail has one in chilli; what stands after it is an outline. A table, for those that ignore padding. */
export function button(label: string, url: string, isMain: boolean): Html {
  const { chilli, rice, leaf } = COLOURS
  const [ground, ink, edge] = isMain ? [chilli, rice, chilli] : ['transparent', leaf, leaf]
  return html`<table
    role="presentation"
    class="k-full"
    cellpadding="0"
    cellspacing="0"
    style="margin:24px 0 8px;border-collapse:separate"
  >
    <tr>
      <td
        align="center"
        class="${isMain ? '' : 'k-outline'}"
        ${isMain ? html`bgcolor="${ground}"` : ''}
        style="background:${ground};border:2px solid ${edge};border-radius:26px"
      >
        <a
          class="${isMain ? '' : 'k-outline'}"
          href="${url}"
          style="display:block;padding:10px 26px;color:${ink};text-decoration:none;font-weight:600;line-height:1.75"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

/** Links side by side, each large enough for a finger. */
export function linkRow(links: MailLink[]): Html {
  const { leaf, line } = COLOURS
  return html`<p style="margin:0 0 8px">
    ${links.map(
      ({ text, url }) =>
        html`<a
          class="k-head k-line"
          href="${url}"
          style="display:inline-block;margin:0 4px 4px 0;padding:9px 8px;white-space:nowrap;color:${leaf};border:1px solid ${line};border-radius:8px;text-decoration:none"
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
export function picture({ url, alt }: MailPicture): Html {
  const { stone, coconut } = COLOURS
  return html`<p style="margin:16px 0">
    <img
      src="${url}"
      alt="${alt}"
      width="${CONTENT_WIDTH}"
      class="k-code k-quiet"
      style="display:block;width:100%;max-width:${CONTENT_WIDTH}px;height:auto;border:0;background:${coconut};color:${stone};font-size:14px;line-height:1.6"
    />
  </p>`
}

/** Something that the mail leads to: a picture if there is one, its name, a few words, and the way there. */
export type Card = { title: string; text: string; url: string; label: string; picture?: MailPicture }

export function card({ title, text, url, label, picture }: Card): Html {
  const { leaf, stone, coconut, line } = COLOURS
  const link = `color:${leaf};font-weight:600`
  const image = (shown: MailPicture) =>
    html`<td class="k-card" width="132" style="width:132px;padding:14px 0 14px 14px;vertical-align:top">
      <a href="${url}" style="text-decoration:none">
        <img
          src="${shown.url}"
          alt="${shown.alt}"
          width="132"
          class="k-code k-quiet k-full"
          style="display:block;width:132px;height:auto;border:0;background:${coconut};color:${stone};font-size:13px;line-height:1.5"
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
      <td class="k-text k-card" style="padding:14px;vertical-align:top">
        <a class="k-head" href="${url}" style="${link};font-size:17px;text-decoration:none">${title}</a>
        ${text ? html`<br />${broken(text.split('\n'))}` : ''}
        <br /><a class="k-head" href="${url}" style="${link}">${label}</a>
      </td>
    </tr>
  </table>`
}

/** Label and value may have several lines; of a label the first is its name. */
export type Row = [label: string, value: string]

const tableOf = (rows: Html[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">
    ${rows}
  </table>`

/** Lists names with their values: side by side, and on narrow screens the one below the other. */
export function facts(rows: Row[]): Html {
  const { line, stone } = COLOURS
  const cell = `border-bottom:1px solid ${line};vertical-align:top`
  return tableOf(
    rows.map(
      ([label, value]) =>
        html`<tr>
          <td
            class="k-line k-quiet k-stack k-above"
            width="38%"
            style="width:38%;padding:8px 16px 8px 0;${cell};color:${stone}"
          >
            ${label}
          </td>
          <td
            class="k-line k-stack k-below"
            style="padding:8px 0;${cell};font-weight:600;font-variant-numeric:tabular-nums"
          >
            ${broken(value.split('\n'))}
          </td>
        </tr>`,
    ),
  )
}

/** Amounts below each other, the sum last. */
export function sums(rows: Row[]): Html {
  const { line, leaf } = COLOURS
  return tableOf(
    rows.map(([label, value], i) => {
      const isSum = i === rows.length - 1
      const edge = isSum
        ? `border-top:2px solid ${leaf};font-size:18px;font-weight:700`
        : `border-bottom:1px solid ${line}`
      const kind = isSum ? 'k-head k-outline' : 'k-line'
      return html`<tr>
        <td class="${kind}" style="padding:8px 16px 8px 0;${edge};vertical-align:top">
          ${broken(label.split('\n'))}
        </td>
        <td
          class="${kind}"
          align="right"
          style="padding:8px 0;${edge};vertical-align:top;text-align:right;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums"
        >
          ${value}
        </td>
      </tr>`
    }),
  )
}

function broken(lines: string[]): Html[] {
  return lines.map((line, i) => html`${i > 0 ? html`<br />` : ''}${line}`)
}
