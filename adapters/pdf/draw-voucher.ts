import { encode } from 'uqr'
import { formatDate } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { VoucherPaper } from '#shared/orders/voucher-paper.ts'
import { createSheet, type Sheet } from './create-sheet.ts'
import { fitWords } from './fit-words.ts'
import { MARK } from './mark.ts'
import { COLOURS, type Ink } from './styles.ts'

/** A6, lying. */
const CARD = { width: 419.53, height: 297.64 }
/** The dark side, with what it is worth. */
const SIDE = 150
const MARGIN = 22
const LEFT = SIDE + MARGIN
const WIDTH = CARD.width - LEFT - MARGIN
/** The words end above the code. */
const WORDS_END = 212
const COCONUT = '#F6EFE2'

const en = {
  title: 'Voucher',
  to: (name: string) => `For ${name}`,
  from: (name: string) => `From ${name}`,
  scan: 'Scan to see what is left',
  until: (day: string) => `Valid until ${day}.`,
  where: (site: string, address: string) => `Online at ${site}, and at our restaurant, ${address}.`,
}
const th: typeof en = {
  title: 'บัตรของขวัญ',
  to: (name) => `ถึง ${name}`,
  from: (name) => `จาก ${name}`,
  scan: 'สแกนเพื่อดูยอดคงเหลือ',
  until: (day) => `ใช้ได้ถึง ${day}`,
  where: (site, address) => `ใช้ได้ทั้งที่ ${site} และที่ร้านอาหารของเรา ${address}`,
}
const TEXTS: Record<Locale, typeof en> = { en, th }

/** A voucher's card on one page of A6. The same card always gives the same bytes. */
export async function drawVoucher(paper: VoucherPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, seller, issuedAt } = paper
  const info = {
    title: `KROK ${TEXTS[locale].title}`,
    author: seller,
    lang: locale,
    createdAt: new Date(issuedAt),
  }
  const sheet = createSheet(info, CARD)
  drawSide(sheet, paper)
  drawWords(sheet, paper)
  drawFoot(sheet, paper)
  return sheet.finish()
}

function drawSide(sheet: Sheet, { locale, amountCents, link }: VoucherPaper): void {
  const { doc } = sheet
  const texts = TEXTS[locale]
  sheet.ornament(() => {
    doc.rect(0, 0, SIDE, CARD.height).fill(COLOURS.leaf)
    doc.rect(SIDE, 0, 3, CARD.height).fill(COLOURS.turmeric)
    doc.save().translate(MARGIN, MARGIN).scale(0.62).path(MARK).fill(COLOURS.turmeric).restore()
  })
  sheet.ornament(() =>
    sheet.write('KROK', MARGIN + 48, MARGIN + 28, { style: 'display', size: 18, colour: COCONUT }),
  )
  sheet.element('H1', () =>
    sheet.write(texts.title, MARGIN, 104, { style: 'display', size: 17, colour: COCONUT }),
  )
  sheet.element('P', () =>
    sheet.write(formatMoney(amountCents, locale), MARGIN, 134, {
      style: 'display',
      size: 24,
      colour: COLOURS.turmeric,
    }),
  )
  sheet.ornament(() => drawCode(sheet, link, { x: MARGIN, y: 160, size: 96 }))
  sheet.element('P', () => sheet.write(texts.scan, MARGIN, 272, { size: 7.5, colour: COCONUT }))
}

/** The QR code, with the quiet edge that readers need. */
function drawCode(
  { doc }: Sheet,
  link: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: modules } = encode(link, { ecc: 'M', border: 3 })
  const step = size / modules
  doc.roundedRect(x, y, size, size, 4).fill('#FFFFFF')
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < cells.length; from += 1) {
      if (!cells[from]) continue
      let to = from
      while (cells[to + 1]) to += 1
      doc.rect(x + from * step, y + row * step, (to - from + 1) * step, step)
      from = to
    }
  }
  doc.fill('#000000')
}

function drawWords(sheet: Sheet, { locale, toName, fromName, message }: VoucherPaper): void {
  const texts = TEXTS[locale]
  let y = MARGIN + 20
  if (toName) {
    const ink: Ink = { style: 'display', size: 16, colour: COLOURS.leaf }
    y = drawLines(sheet, sheet.wrap(texts.to(toName), WIDTH, ink).slice(0, 2), y, ink, 21)
  }
  if (fromName) {
    const ink: Ink = { size: 10, colour: COLOURS.stone }
    y = drawLines(sheet, sheet.wrap(texts.from(fromName), WIDTH, ink).slice(0, 2), y, ink, 14)
  }
  const fits = message
    ? fitWords(sheet, message, { width: WIDTH, height: WORDS_END - y - 6, sizes: [11, 10, 9, 8, 7] })
    : undefined
  if (fits) drawLines(sheet, fits.lines, y + 10, fits.ink, fits.leading)
}

/** @returns the y below them */
function drawLines(sheet: Sheet, lines: string[], y: number, ink: Ink, leading: number): number {
  sheet.element('P', () => lines.forEach((text, at) => sheet.write(text, LEFT, y + at * leading, ink)))
  return y + lines.length * leading
}

function drawFoot(sheet: Sheet, { locale, code, expiresOn, site, address }: VoucherPaper): void {
  const texts = TEXTS[locale]
  const small: Ink = { size: 7.5, colour: COLOURS.stone }
  const day = formatDate(new Date(`${expiresOn}T12:00:00Z`), locale)
  sheet.ornament(() =>
    sheet.line(WORDS_END + 4, { from: LEFT, to: CARD.width - MARGIN, colour: COLOURS.turmeric, width: 1 }),
  )
  sheet.element('P', () =>
    sheet.write(code, LEFT, WORDS_END + 24, { style: 'strong', size: 11.5, colour: COLOURS.leaf }),
  )
  const lines = [texts.until(day), ...sheet.wrap(texts.where(site, address), WIDTH, small)]
  drawLines(sheet, lines, WORDS_END + 42, small, 11)
}
