import type { GiftCard } from '#shared/orders/gift.ts'
import { createSheet, type Sheet } from './create-sheet.ts'
import { fitWords } from './fit-words.ts'
import { MARK } from './mark.ts'
import { COLOURS } from './styles.ts'

/** A6, lying. */
const CARD = { width: 419.53, height: 297.64 }
const MARGIN = 34
const WORDS = { width: CARD.width - 2 * MARGIN, height: 200 }
/** The foot, with the brand and the order's number. */
const FOOT = 268
const SIZES = [26, 24, 22, 20, 18, 16, 14, 12, 10, 8]

/** The cards of gifts, each on a page of A6, in handwriting. The same cards always give the same bytes. */
export async function drawGiftCards(cards: GiftCard[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = cards
  const info = {
    title: cards.map(({ number }) => number).join(', '),
    author: 'KROK',
    lang: first?.locale ?? 'en',
    createdAt: new Date(0),
  }
  const sheet = createSheet(info, CARD)
  for (const [at, card] of cards.entries()) {
    if (at > 0) sheet.doc.addPage()
    drawCard(sheet, card)
  }
  return sheet.finish()
}

function drawCard(sheet: Sheet, { words, number }: GiftCard): void {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.rect(0, 0, CARD.width, 6).fill(COLOURS.leaf)
    doc.rect(0, 6, CARD.width, 2).fill(COLOURS.turmeric)
    doc
      .save()
      .translate(MARGIN, FOOT - 15)
      .scale(0.3)
      .path(MARK)
      .fill(COLOURS.turmeric)
      .restore()
  })
  const fits = fitWords(sheet, words, { ...WORDS, sizes: SIZES, style: 'hand' })
  if (fits) {
    const { lines, ink, leading } = fits
    const top = 28 + (WORDS.height - lines.length * leading) / 2
    sheet.element('P', () =>
      lines.forEach((line, at) => {
        const left = (CARD.width - sheet.measure(line, ink)) / 2
        sheet.write(line, left, top + leading * (at + 0.75), ink)
      }),
    )
  }
  sheet.ornament(() => {
    sheet.write('KROK', MARGIN + 24, FOOT, { style: 'display', size: 10, colour: COLOURS.leaf })
    sheet.writeRight(number, CARD.width - MARGIN, FOOT, { size: 7, colour: COLOURS.stone })
  })
}
