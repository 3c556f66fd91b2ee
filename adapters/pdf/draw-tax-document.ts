import { formatDate } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { createSheet, type Sheet } from './create-sheet.ts'
import { drawLines } from './draw-lines.ts'
import { MARK } from './mark.ts'
import { COLOURS, PAGE, SMALL, type Ink } from './styles.ts'
import { invoiceTexts, LEGAL_TITLES } from './texts.ts'
import { toRows } from './to-rows.ts'

const LEADING = 14
const RIGHT = PAGE.width - PAGE.margin
const BLOCK_WIDTH = 158
const TOTALS_LEFT = 300
const TOTALS_HEIGHT = 120

/** A tax invoice or credit note on A4 pages. The same document always gives the same bytes. */
export async function drawTaxDocument(document: TaxDocument): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${invoiceTexts[document.locale].titles[document.kind]} ${document.number}`
  const sheet = createSheet({
    title,
    author: document.seller.name,
    lang: document.locale,
    createdAt: new Date(document.issuedAt),
  })
  const nextPage = () => {
    sheet.doc.addPage()
    sheet.ornament(() =>
      sheet.write(title, PAGE.margin, PAGE.margin + 8, { style: 'strong', colour: COLOURS.leaf }),
    )
    return PAGE.margin + 30
  }
  drawHead(sheet, document)
  let y = drawParties(sheet, document)
  y = drawCorrection(sheet, document, y)
  y = drawLines(sheet, document, y, nextPage)
  if (y + TOTALS_HEIGHT > PAGE.bottom) y = nextPage()
  drawTotals(sheet, document, y + 24)
  drawFeet(sheet, document)
  return sheet.finish()
}

function drawHead(sheet: Sheet, { kind, locale }: TaxDocument): void {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.save().translate(PAGE.margin, PAGE.margin).scale(0.8).path(MARK).fill(COLOURS.turmeric).restore()
    sheet.line(118, { to: PAGE.margin + 32, colour: COLOURS.turmeric, width: 2 })
    sheet.line(118.75, { from: PAGE.margin + 32 })
  })
  sheet.element('H1', () => {
    const title = invoiceTexts[locale].titles[kind]
    sheet.writeRight(title, RIGHT, 80, {
      style: 'display',
      size: 25,
      colour: COLOURS.leaf,
    })
    if (title !== LEGAL_TITLES[kind])
      sheet.writeRight(LEGAL_TITLES[kind], RIGHT, 100, { size: 9.5, colour: COLOURS.stone })
  })
}

/** Seller, recipient and the document's own data side by side. */
function drawParties(sheet: Sheet, document: TaxDocument): number {
  const { seller, recipient, locale } = document
  const texts = invoiceTexts[locale]
  const date = (instant: string) => formatDate(new Date(instant), locale)
  const top = 146
  const bottoms = [
    drawBlock(sheet, top, {
      x: PAGE.margin,
      label: texts.from,
      name: seller.name,
      lines: [
        ...seller.address,
        ...(seller.registrationNumber ? [texts.registrationNumber(seller.registrationNumber)] : []),
        texts.vatNumber(seller.vatNumber),
        seller.email,
        seller.phone,
      ],
    }),
  ]
  if (recipient) {
    const { name, company, vatNumber, address } = recipient
    const lines = [...(company ? [name] : []), ...address, ...(vatNumber ? [texts.vatNumber(vatNumber)] : [])]
    bottoms.push(drawBlock(sheet, top, { x: 222, label: texts.to, name: company ?? name, lines }))
  }
  const facts = [
    [texts.number, document.number],
    [texts.issuedAt, date(document.issuedAt)],
    [texts.orderNumber, document.orderNumber],
    [texts.orderedAt, date(document.orderedAt)],
  ] as const
  facts.forEach(([label, value], at) => {
    const y = top + at * 30
    sheet.element('P', () => {
      sheet.writeRight(label, RIGHT, y, SMALL)
      sheet.writeRight(value, RIGHT, y + 13, { style: at === 0 ? 'strong' : 'text' })
    })
  })
  return Math.max(...bottoms, top + facts.length * 30) + 18
}

type Block = { x: number; label: string; name: string; lines: string[] }

/** @returns the y below it */
function drawBlock(sheet: Sheet, y: number, { x, label, name, lines }: Block): number {
  const strong: Ink = { style: 'strong' }
  const written: { text: string; ink: Ink }[] = [
    ...sheet.wrap(name, BLOCK_WIDTH, strong).map((text) => ({ text, ink: strong })),
    ...lines.flatMap((line) => sheet.wrap(line, BLOCK_WIDTH)).map((text) => ({ text, ink: {} })),
  ]
  sheet.element('P', () => {
    sheet.write(label, x, y, SMALL)
    written.forEach(({ text, ink }, at) => sheet.write(text, x, y + 15 + at * LEADING, ink))
  })
  return y + 15 + written.length * LEADING
}

function drawCorrection(sheet: Sheet, { corrects, locale }: TaxDocument, y: number): number {
  if (!corrects) return y
  const texts = invoiceTexts[locale]
  const reference = texts.corrects(corrects.number, formatDate(new Date(corrects.issuedAt), locale))
  const width = RIGHT - PAGE.margin
  const reason = sheet.wrap(texts.reason(corrects.reason), width)
  sheet.element('P', () => sheet.write(reference, PAGE.margin, y + 6, { style: 'strong' }))
  sheet.element('P', () =>
    reason.forEach((text, at) => sheet.write(text, PAGE.margin, y + 6 + (at + 1) * LEADING)),
  )
  return y + 6 + reason.length * LEADING + 28
}

function drawTotals(sheet: Sheet, document: TaxDocument, y: number): void {
  const { locale, kind, totalCents, vatCents, vatPercent } = document
  const texts = invoiceTexts[locale]
  const zeroRatedCents = toRows(document)
    .filter(({ vatClass }) => vatClass === 'zero')
    .reduce((sum, row) => sum + row.totalCents, 0)
  const rows: [string, number, Ink][] = [[texts.net, totalCents - vatCents, {}]]
  if (zeroRatedCents > 0) rows.push([texts.ofWhichZeroRated, zeroRatedCents, SMALL])
  rows.push([texts.vatTotal(vatPercent), vatCents, {}])
  rows.forEach(([label, cents, ink], at) =>
    sheet.element('P', () => {
      sheet.write(label, TOTALS_LEFT, y + at * 17, ink)
      sheet.writeRight(formatMoney(cents, locale), RIGHT, y + at * 17, ink)
    }),
  )
  const last = y + rows.length * 17
  sheet.ornament(() => sheet.line(last - 3, { from: TOTALS_LEFT, colour: COLOURS.turmeric, width: 1.2 }))
  sheet.element('P', () => {
    sheet.write(texts.totals[kind], TOTALS_LEFT, last + 20, {
      style: 'strong',
      size: 10,
      colour: COLOURS.leaf,
    })
    sheet.writeRight(formatMoney(totalCents, locale), RIGHT, last + 20, {
      style: 'display',
      size: 17,
      colour: COLOURS.leaf,
    })
  })
  drawNotes(sheet, document, y)
}

/** Beside the totals: how it was paid, the offers, the discount code, the currency. */
function drawNotes(
  sheet: Sheet,
  { locale, kind, paymentMethod, offers, discountCode, voucherCents }: TaxDocument,
  y: number,
): void {
  const texts = invoiceTexts[locale]
  const notes: { text: string; ink: Ink; gap?: number }[] = []
  if (paymentMethod) {
    notes.push({ text: texts.payment[kind], ink: SMALL }, { text: texts.methods[paymentMethod], ink: {} })
  }
  if (voucherCents && paymentMethod !== 'voucher') {
    notes.push({ text: `${texts.methods.voucher}: ${formatMoney(voucherCents, locale)}`, ink: {} })
  }
  if (paymentMethod === 'demo_card') notes.push({ text: texts.demoCard, ink: SMALL })
  if (offers) {
    notes.push({ text: texts.offers, ink: SMALL, gap: 8 }, { text: offers.join(', '), ink: {} })
  }
  if (discountCode) {
    notes.push({ text: texts.discountCode, ink: SMALL, gap: 8 }, { text: discountCode, ink: {} })
  }
  notes.push({ text: texts.currency, ink: SMALL, gap: notes.length > 0 ? 8 : 0 })
  let at = y
  for (const { text, ink, gap = 0 } of notes) {
    at += gap
    const lines = sheet.wrap(text, TOTALS_LEFT - PAGE.margin - 40, ink)
    const from = at
    sheet.element('P', () => lines.forEach((line, n) => sheet.write(line, PAGE.margin, from + n * 13, ink)))
    at += lines.length * 13
  }
}

function drawFeet(sheet: Sheet, { seller }: TaxDocument): void {
  const { count } = sheet.doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page)
    sheet.ornament(() => {
      sheet.line(794)
      sheet.write(`${seller.name}  ·  ${seller.email}  ·  ${seller.phone}`, PAGE.margin, 808, SMALL)
      sheet.writeRight(`${page + 1}/${count}`, RIGHT, 808, SMALL)
    })
  }
}
