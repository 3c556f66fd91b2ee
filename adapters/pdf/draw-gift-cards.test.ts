import { expect, test } from 'vitest'
import type { GiftCard } from '#shared/orders/gift.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { drawGiftCards } from './draw-gift-cards.ts'

/** A6, lying, in points. */
const [WIDTH, HEIGHT] = [419.53, 297.64]
const card = (words: string): GiftCard => ({ number: 'KROK-26-000123', words, locale: 'th' })

test.each([
  ['300 Thai letters', 'น้ำพริกของคุณยาย '.repeat(18).slice(0, 300)],
  ['one word without end', 'ก'.repeat(300)],
  ['many lines', 'Hello\n'.repeat(50)],
  ['emoji and HTML', '🎉<b>Hi</b>&amp;👩‍🍳'.repeat(14)],
])('%s stay on their card, above its foot', async (_, words) => {
  const { pages } = await readPdf(await drawGiftCards([card(words)]))
  expect(pages).toHaveLength(1)
  const placed = pages[0]?.placed ?? []
  expect(placed.length).toBeGreaterThan(1)
  for (const { left, right, y, text } of placed) {
    expect(left).toBeGreaterThanOrEqual(30)
    expect(right).toBeLessThanOrEqual(WIDTH - 30)
    expect(y).toBeLessThanOrEqual(/KROK/.test(text) ? HEIGHT : 240)
  }
})

test('emoji and HTML are drawn as they were typed, and the same cards give the same bytes', async () => {
  const cards = [card('🎂 <b>Nok</b>'), card('สุขสันต์วันเกิด')]
  const pdf = await drawGiftCards(cards)
  const { text, pages } = await readPdf(pdf)
  expect(pages).toHaveLength(2)
  expect(text).toContain('<b>Nok</b>')
  expect(text).toContain('🎂')
  expect(Buffer.compare(await drawGiftCards(cards), pdf)).toBe(0)
})
