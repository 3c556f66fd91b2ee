import { scanGrayBuffer } from '@undecaf/zbar-wasm'
import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { VoucherPaper } from '#shared/orders/voucher-paper.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { drawVoucher } from './draw-voucher.ts'

/** A6, lying, in points. */
const [WIDTH, HEIGHT] = [419.53, 297.64]
const PAPER: VoucherPaper = {
  locale: 'en',
  amountCents: 50_000,
  code: 'KROK-ABCD-EFGH-JKMN-PQRS-TV',
  link: 'https://krok.example/voucher/KROK-ABCD-EFGH-JKMN-PQRS-TV',
  toName: 'Malee',
  fromName: 'Somchai',
  message: 'Happy birthday!',
  expiresOn: '2029-12-24',
  issuedAt: '2026-12-01T10:00:00Z',
  site: 'krok.example',
  address: '112 Bree Street, Cape Town',
  seller: 'KROK Foods (Pty) Ltd',
}
const draw = async (changes: Partial<VoucherPaper> = {}) =>
  readPdf(await drawVoucher({ ...PAPER, ...changes }))

test.each(LOCALES)(
  'the QR code of a card in %s, painted as a printer would, is read by zbar',
  async (locale) => {
    const { width, height, isInk } = await (await draw({ locale })).paint(1, 3)
    expect([width, height]).toEqual([Math.ceil(WIDTH * 3), Math.ceil(HEIGHT * 3)])
    const grey = Uint8Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? 0 : 255,
    )
    const found = await scanGrayBuffer(grey.buffer, width, height)
    expect(found.map((code) => [code.typeName, code.decode()])).toEqual([['ZBAR_QRCODE', PAPER.link]])
  },
)

test('a card says what it is worth, to whom, from whom, its code, and until when it pays', async () => {
  const { text, info, pages } = await draw()
  expect(pages).toHaveLength(1)
  expect(info['Title']).toBe('KROK Voucher')
  for (const words of [
    'R500.00',
    'For Malee',
    'From Somchai',
    'Happy birthday!',
    PAPER.code,
    '24 December 2029',
  ]) {
    expect(text).toContain(words)
  }
  expect((await draw({ locale: 'th', toName: 'มะลิ' })).text.replaceAll(/\s/g, '')).toContain('ถึงมะลิ')
})

test.each([
  ['2,000 letters', 'สวัสดี KROK '.repeat(170)],
  ['one word without end', 'ก'.repeat(2_000)],
  ['many lines', 'Hello\n'.repeat(300)],
  ['emoji and HTML', '🎉<b>Hi</b>&amp;👩‍🍳'.repeat(20)],
  ['nothing', ''],
])('words of %s stay on their card, above its code', async (_, words) => {
  const { pages } = await draw({
    message: words,
    toName: words.slice(0, 80).replaceAll('\n', ' '),
    fromName: words.slice(0, 80).replaceAll('\n', ' '),
  })
  expect(pages).toHaveLength(1)
  const code = pages[0]?.placed.find(({ text }) => text.includes('KROK-ABCD'))
  expect(code).toBeDefined()
  for (const { left, right, y } of pages[0]?.placed ?? []) {
    expect(left).toBeGreaterThanOrEqual(20)
    expect(right).toBeLessThanOrEqual(WIDTH - 20)
    expect(y).toBeLessThanOrEqual(HEIGHT - 15)
  }
  const wordsAbove = (pages[0]?.placed ?? []).filter(({ left, y }) => left > 160 && y < (code?.y ?? 0))
  expect(Math.max(0, ...wordsAbove.map(({ y }) => y))).toBeLessThanOrEqual((code?.y ?? 0) - 20)
})

test('the same card gives the same bytes', async () => {
  expect(Buffer.compare(await drawVoucher(PAPER), await drawVoucher(PAPER))).toBe(0)
})
