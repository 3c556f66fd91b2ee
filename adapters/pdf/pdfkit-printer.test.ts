import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { readPdf, type Picture } from '#tests/helpers/read-pdf.ts'
import { invoice, line } from '#tests/helpers/tax-document.ts'
import { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import { pdfkitPrinter } from './pdfkit-printer.ts'

const { printTaxDocument } = pdfkitPrinter()

/** A4 and its margins, in points. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 48]
/** Words with marks above and below, on tall and deep consonants, and sara am with and without a tone mark. */
const THAI_WORDS = ['ที่', 'ปี่', 'ฝ้าย', 'ฟ้า', 'ป้ำ', 'น้ำ', 'ชำระ', 'ญี่ปุ่น', 'วิญญูชน', 'ฐาน', 'กู้', 'ซื้อ', 'พันธุ์', 'ธนฯ']

/* Parts of the printed text, line by line. */
const PARTIES = `KROK Foods (Pty) Ltd
  112 Bree Street
  Cape Town 8001
  VAT no. 4000000000
  hello@krok.example
  +27 21 555 0142
  To
  Mokoena Kitchens CC
  Naledi Mokoena
  14 Long Street
  Gardens
  Cape Town 8001
  VAT no. 4123456789
  Number`
const PARTIES_TH = `KROK Foods (Pty) Ltd
  112 Bree Street
  Cape Town 8001
  เลขทะเบียน VAT 4000000000
  hello@krok.example
  +27 21 555 0142
  ผู้ซื้อ
  ณัฐวุฒิ ปิ่นแก้ว
  99/1 หมู่ที่ 5 ตำบลป่าตอง
  เลขที่`
const DATES = `Date of issue
  21 November 2026
  Order
  KR-000123
  Ordered on
  19 November 2026`
const DATES_TH = `วันที่ออกเอกสาร
  21 พฤศจิกายน 2026
  เลขที่คำสั่งซื้อ
  KR-000123
  วันที่สั่งซื้อ
  19 พฤศจิกายน 2026`
const ROWS = `Description Qty Unit price Discount VAT Total
  Red Curry Paste
  KR-RC-200
  3 R89.50 −R5.00 15%
  R34.37
  R263.50
  Jasmine Rice, brown
  KR-JR-1000
  1 R65.00 0%
  zero-rated
  R65.00`
const ROWS_TH = `รายการ จำนวน ราคาต่อหน่วย ส่วนลด VAT จำนวนเงิน
  น้ำจิ้มสุกี้
  KR-SK-300
  3 R89.50 −R5.00 15%
  R34.37
  R263.50
  ข้าวหอมมะลิกล้อง
  KR-JR-1000
  1 R65.00 0%
  ภาษีอัตรา 0%
  R65.00`
const FOOT = 'KROK Foods (Pty) Ltd · hello@krok.example · +27 21 555 0142 1/1'

const creditNote: Partial<TaxDocument> = {
  kind: 'credit_note',
  number: 'CN-000003',
  delivery: null,
  discountCode: null,
  paymentMethod: 'payfast',
}

const thai: Partial<TaxDocument> = {
  locale: 'th',
  seller: { ...invoice().seller, address: ['112 Bree Street', 'Cape Town 8001'] },
  recipient: { name: 'ณัฐวุฒิ ปิ่นแก้ว', company: null, vatNumber: null, address: ['99/1 หมู่ที่ 5 ตำบลป่าตอง'] },
  lines: [
    line('น้ำจิ้มสุกี้', { sku: 'KR-SK-300', quantity: 3, discountCents: 500 }),
    line('ข้าวหอมมะลิกล้อง', { sku: 'KR-JR-1000', unitPriceCents: 6500 }, 'zero'),
  ],
}

function linesIn(text: string): string[] {
  return text.trim().split(/\n\s*/)
}

async function read(document: TaxDocument) {
  return readPdf(await printTaxDocument(document))
}

async function linesOf(document: TaxDocument): Promise<string[]> {
  return (await read(document)).text.split('\n')
}

function inkIn({ isInk }: Picture, left: number, top: number, right: number, bottom: number): number {
  let count = 0
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) if (isInk(x, y)) count += 1
  }
  return count
}

describe('the paper contains what the law requires', () => {
  test('a tax invoice in English', async () => {
    expect(await linesOf(invoice())).toEqual(
      linesIn(`
      Tax Invoice
      From
      ${PARTIES}
      INV-000042
      ${DATES}
      ${ROWS}
      Delivery 15%
      R12.91
      R99.00
      Value excluding VAT R380.22
      of which zero-rated (0%) R65.00
      VAT at 15% R47.28
      Total including VAT R427.50
      Payment method
      Bank transfer
      Discount code
      WELCOME10
      Prices in South African rand (ZAR), VAT included.
      ${FOOT}
    `),
    )
  })

  test('a tax invoice in Thai also has the legal terms in English', async () => {
    expect(await linesOf(invoice(thai))).toEqual(
      linesIn(`
      ใบกำกับภาษี
      Tax Invoice
      ผู้ขาย
      ${PARTIES_TH}
      INV-000042
      ${DATES_TH}
      ${ROWS_TH}
      ค่าจัดส่ง 15%
      R12.91
      R99.00
      มูลค่าก่อนภาษีมูลค่าเพิ่ม R380.22
      ในจำนวนนี้เป็นสินค้าภาษีอัตรา 0% R65.00
      ภาษีมูลค่าเพิ่ม (VAT) 15% R47.28
      ยอดรวมทั้งสิ้น (รวม VAT) R427.50
      วิธีชำระเงิน
      โอนเงินผ่านธนาคาร
      โค้ดส่วนลด
      WELCOME10
      ราคาเป็นเงินแรนด์แอฟริกาใต้ (ZAR) รวม VAT แล้ว
      ${FOOT}
    `),
    )
  })

  test('a credit note says which invoice it corrects, and why', async () => {
    const corrects = {
      number: 'INV-000042',
      issuedAt: '2026-11-20T10:00:00Z',
      reason: 'Two jars arrived broken.',
    }
    expect(await linesOf(invoice({ ...creditNote, corrects }))).toEqual(
      linesIn(`
      Credit Note
      From
      ${PARTIES}
      CN-000003
      ${DATES}
      Corrects Tax Invoice INV-000042 of 20 November 2026
      Reason: Two jars arrived broken.
      ${ROWS}
      Value excluding VAT R294.13
      of which zero-rated (0%) R65.00
      VAT at 15% R34.37
      Total credited, including VAT R328.50
      Refund method
      PayFast
      Prices in South African rand (ZAR), VAT included.
      ${FOOT}
    `),
    )
  })

  test('a credit note in Thai', async () => {
    const corrects = { number: 'INV-000042', issuedAt: '2026-11-20T10:00:00Z', reason: 'ขวดแตกระหว่างการจัดส่ง' }
    expect(await linesOf(invoice({ ...thai, ...creditNote, corrects }))).toEqual(
      linesIn(`
      ใบลดหนี้
      Credit Note
      ผู้ขาย
      ${PARTIES_TH}
      CN-000003
      ${DATES_TH}
      อ้างอิงใบกำกับภาษีเลขที่ INV-000042 ลงวันที่ 20 พฤศจิกายน 2026
      เหตุผล: ขวดแตกระหว่างการจัดส่ง
      ${ROWS_TH}
      มูลค่าก่อนภาษีมูลค่าเพิ่ม R294.13
      ในจำนวนนี้เป็นสินค้าภาษีอัตรา 0% R65.00
      ภาษีมูลค่าเพิ่ม (VAT) 15% R34.37
      ยอดลดหนี้ทั้งสิ้น (รวม VAT) R328.50
      ช่องทางคืนเงิน
      PayFast
      ราคาเป็นเงินแรนด์แอฟริกาใต้ (ZAR) รวม VAT แล้ว
      ${FOOT}
    `),
    )
  })

  test('a credit note that another invoice follows names no way of refund', async () => {
    const lines = await linesOf(invoice({ ...creditNote, paymentMethod: null }))
    expect(lines.slice(-2)).toEqual(['Prices in South African rand (ZAR), VAT included.', FOOT])
    expect(lines).not.toContain('Refund method')
  })

  test('an erased buyer is not named', async () => {
    const lines = await linesOf(invoice({ recipient: null }))
    expect(lines.slice(5, 9)).toEqual([
      'VAT no. 4000000000',
      'hello@krok.example',
      '+27 21 555 0142',
      'Number',
    ])
  })

  test.each([
    ['en', 'Reg. no. 2026/123456/07'],
    ['th', 'เลขทะเบียนบริษัท 2026/123456/07'],
  ] as const)('a company’s registration number stands above its VAT number: %s', async (locale, text) => {
    const { seller } = invoice()
    const registered = { ...seller, registrationNumber: '2026/123456/07' }
    const lines = await linesOf(invoice({ locale, seller: registered }))
    const at = lines.indexOf(text)
    expect(lines[at + 1]).toContain(seller.vatNumber)
  })

  test('free delivery is shown as free, and the demo card as a demo', async () => {
    const free = invoice({ delivery: { totalCents: 0, vatCents: 0 }, paymentMethod: 'demo_card' })
    const lines = await linesOf(free)
    expect(lines).toContain('Delivery Free')
    expect(lines).toContain('of which zero-rated (0%) R65.00')
    expect(lines).toContain('The demo card moves no real money.')
  })

  test('goods priced at zero still have their VAT rate', async () => {
    const lines = [line('Red Curry Paste', { discountCents: 8950 })]
    expect(await linesOf(invoice({ lines }))).toContain('1 R89.50 −R89.50 15%')
  })

  test('there is a discount column if there are discounts', async () => {
    expect(await linesOf(invoice({ lines: [line('Red Curry Paste')] }))).toContain(
      'Description Qty Unit price VAT Total',
    )
  })

  test('its metadata has its title and language, and its tables are tagged', async () => {
    const { info, structure } = await read(invoice(thai))
    expect(info).toMatchObject({
      Title: 'ใบกำกับภาษี INV-000042',
      Author: 'KROK Foods (Pty) Ltd',
      Language: 'th',
      CreationDate: 'D:20261120223000Z',
    })
    expect(structure.slice(0, 6)).toEqual(['Root', 'Document', 'H1', 'P', 'P', 'P'])
    expect(structure.filter((role) => role === 'TR')).toHaveLength(4)
  })
})

describe('its text', () => {
  test('Thai can be copied out as it was written, whatever was printed before', async () => {
    const lines = THAI_WORDS.map((word) => line(word))
    for (const words of [lines, lines.toReversed()]) {
      const read = await linesOf(invoice({ lines: words }))
      expect(read.filter((text) => THAI_WORDS.includes(text))).toEqual(words.map(({ name }) => name))
    }
  })

  test.each(['\u0E19\u0E4D\u0E49\u0E32', '\u0E19\u0E49\u0E4D\u0E32'])(
    'sara am in pieces (%s) is printed as one letter',
    async (name) => {
      const printed = invoice({ lines: [line('น้ำ')] })
      expect(await linesOf(printed)).toContain('น้ำ')
      expect(
        Buffer.compare(
          await printTaxDocument(invoice({ lines: [line(name)] })),
          await printTaxDocument(printed),
        ),
      ).toBe(0)
    },
  )

  test('the text is stored beside the glyphs, for readers that find words by position', async () => {
    const pdf = Buffer.from(await printTaxDocument(invoice({ lines: [line('ซื้อ')] })))
    const streams = pdf.toString('latin1').matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)
    const contents = Array.from(streams, ([, packed = '']) =>
      inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    )
    expect(contents.filter((content) => content.includes('/ActualText <feff0e0b0e370e490e2d>'))).toHaveLength(
      1,
    )
  })

  test('marks are drawn, above and below', async () => {
    const inkOf = async (name: string) => {
      const { pages, paint } = await read(invoice({ lines: [line(name)] }))
      const { y } = pages[0]?.placed.find(({ text }) => text.startsWith('ท')) ?? { y: 0 }
      const picture = await paint(1, 2)
      return {
        above: inkIn(picture, MARGIN * 2, (y - 12) * 2, 260, (y - 6.2) * 2),
        below: inkIn(picture, MARGIN * 2, (y + 0.7) * 2, 260, (y + 3.5) * 2),
      }
    }
    const bare = await inkOf('ททททท')
    expect(bare).toEqual({ above: 0, below: 0 })
    const [vowel, vowelAndTone, below] = [await inkOf('ทีทีทีทีที'), await inkOf('ที่ที่ที่ที่ที่'), await inkOf('ทุทุทุทุทุ')]
    expect(vowel.above).toBeGreaterThan(50)
    expect(vowelAndTone.above).toBeGreaterThan(vowel.above * 1.15)
    expect(below.below).toBeGreaterThan(25)
  })

  test.each([
    ['control characters and line ends', 'Red\u0000 Curry\r\n\tPaste\u001B\u2028', 'Red Curry Paste'],
    ['emoji', '🌶️ Hot 🌶️ paste 👩🏽‍🍳🇹🇭', 'Hot paste'],
    ['letters of other scripts', 'Sauce 醤油 соус', 'Sauce ?? ????'],
    ['letters in other shapes', 'Ｃｕｒｒｙ ﬁsh ①', 'Curry fish 1'],
    ['letters of other alphabets in Latin', 'Łódź Nguyễn Őr', 'Łódź Nguyễn Őr'],
    ['text turned around', '\u202Eetsap\u202C \u200Bcurry', 'etsap curry'],
    ['half a surrogate pair', 'Paste\uD83C', 'Paste'],
    ['piled up marks', `Cu${'\u0301'.repeat(90)}rry`, `C\u00FA${'\u0301'.repeat(3)}rry`],
  ])('%s', async (_, name, printed) => {
    const document = invoice({ lines: [line(name)] })
    const lines = await linesOf(document)
    expect(lines[lines.indexOf('KR-1') - 1]).toBe(printed)
    const clean = await printTaxDocument(invoice({ lines: [line(printed)] }))
    expect(Buffer.compare(await printTaxDocument(document), clean)).toBe(0)
  })

  test('a name without printable characters leaves its place empty', async () => {
    const lines = await linesOf(invoice({ lines: [line('\u0007🌶️')] }))
    expect(lines[lines.indexOf('KR-1') - 1]).toBe('Description Qty Unit price VAT Total')
  })
})

describe('its layout', () => {
  const long = [
    line('x'.repeat(100), { quantity: 9999, unitPriceCents: 99_999_99, discountCents: 9_999_99 }),
    line('พริกแกงเขียวหวานตำสดใหม่ทุกวันด้วยครกหินแท้'.repeat(3).slice(0, 100), { quantity: 12 }),
    line('Green Curry Paste with Holy Basil, Kaffir Lime Leaves and a good deal of Patience, in Jars', {
      quantity: 3,
    }),
  ]

  test('long names wrap, and nothing touches its neighbour or the margins', async () => {
    for (const document of [invoice({ lines: long }), invoice({ ...thai, lines: long })]) {
      const [page] = (await read(document)).pages
      const placed = page?.placed.toSorted((a, b) => a.y - b.y || a.left - b.left) ?? []
      expect(placed.length).toBeGreaterThan(60)
      placed.forEach((piece, at) => {
        const next = placed[at + 1]
        expect(piece.left).toBeGreaterThanOrEqual(MARGIN - 1)
        expect(piece.right).toBeLessThanOrEqual(WIDTH - MARGIN + 0.5)
        // A Thai mark starts a little before the end of its consonant.
        if (next && next.y === piece.y)
          expect(next.left - piece.right, `${piece.text}|${next.text}`).toBeGreaterThan(-2)
      })
    }
  })

  test('a long name stays complete over its lines, and Thai breaks between words', async () => {
    const lines = await linesOf(invoice({ lines: long }))
    const from = lines.findIndex((text) => text.startsWith('xxx'))
    const skus = lines.flatMap((text, at) => (text === 'KR-1' ? [at] : []))
    expect(lines.slice(from, skus[0]).join('')).toBe('x'.repeat(100))
    const broken = lines.slice((skus[0] ?? 0) + 1, skus[1]).filter((text) => /^\p{Script=Thai}/u.test(text))
    expect(broken.join('')).toBe(long[1]?.name)
    expect(broken.slice(0, 2)).toEqual(['พริกแกงเขียวหวานตำสดใหม่ทุกวันด้วยครก', 'หินแท้พริกแกงเขียวหวานตำสดใหม่ทุกวัน'])
  })

  test('there is ink, and none in the margins', async () => {
    const { paint } = await read(invoice({ ...thai, lines: long }))
    const picture = await paint(1, 1)
    const { width, height } = picture
    expect([width, height]).toEqual([Math.ceil(WIDTH), Math.ceil(HEIGHT)])
    expect(inkIn(picture, 0, 0, width, height)).toBeGreaterThan(5_000)
    expect(inkIn(picture, 0, 0, MARGIN - 1, height)).toBe(0)
    expect(inkIn(picture, WIDTH - MARGIN + 1, 0, width, height)).toBe(0)
    expect(inkIn(picture, 0, 0, width, MARGIN - 1)).toBe(0)
    expect(inkIn(picture, 0, HEIGHT - 28, width, height)).toBe(0)
    // The logo: the mortar's body.
    expect(inkIn(picture, MARGIN, MARGIN, MARGIN + 52, MARGIN + 52)).toBeGreaterThan(500)
  })

  test('sixty lines take several numbered pages, each with the table head', async () => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      line(`Paste ${at}`, { sku: `KR-${at + 1}`, quantity: at + 1 }),
    )
    const { pages, text } = await read(invoice({ lines }))
    expect(pages.length).toBe(5)
    pages.forEach((page, at) => {
      const rows = page.text.split('\n')
      expect(rows.includes('Description Qty Unit price VAT Total')).toBe(/^KR-\d/m.test(page.text))
      expect(rows.at(-1)).toMatch(new RegExp(` ${at + 1}/5$`))
      expect(page.placed.filter(({ y }) => y > 780).every(({ y }) => Math.round(y) === 808)).toBe(true)
      if (at > 0) expect(rows[0]).toBe('Tax Invoice INV-000042')
    })
    expect(text.match(/^KR-\d{1,2}$/gm)).toEqual(lines.map(({ sku }) => sku))
    expect(pages.at(-1)?.text).toMatch(/Total including VAT R163,884\.00/)
  })
})

describe('its thread', () => {
  test('the same document gives the same bytes, whatever is printed in between', async () => {
    const first = await printTaxDocument(invoice(thai))
    const others = await Promise.all([
      printTaxDocument(invoice()),
      printTaxDocument(invoice({ lines: THAI_WORDS.map((w) => line(w)) })),
    ])
    const again = await printTaxDocument(invoice(thai))
    expect(Buffer.compare(first, again)).toBe(0)
    expect(others.every((other) => Buffer.compare(first, other) !== 0)).toBe(true)
  })

  test('a document that cannot be drawn does not affect others', async () => {
    const [bad, good] = await Promise.allSettled([
      printTaxDocument(invoice({ issuedAt: 'yesterday' })),
      printTaxDocument(invoice()),
    ])
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) as unknown })
    expect(good.status).toBe('fulfilled')
  })

  test('a document that would wait too long is refused', async () => {
    const small = invoice({ lines: [] })
    const answers = await Promise.allSettled(Array.from({ length: 51 }, () => printTaxDocument(small)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(answers.at(-1)).toMatchObject({ reason: expect.any(QueueFullError) as unknown })
  })

  test('when it dies, waiting documents are rejected, the next starts a new thread, and the process can exit', async () => {
    // In a new process น้ำ comes first: fontkit's result must not depend on what it was first asked for.
    const document = invoice({ lines: [line('น้ำ'), line('ปลา')] })
    const program = `
      import { pdfkitPrinter } from '#adapters/pdf/pdfkit-printer.ts'
      const { printTaxDocument } = pdfkitPrinter()
      process.once('worker', (thread) => thread.terminate())
      const document = ${JSON.stringify(document)}
      await printTaxDocument(document).then(() => console.log('printed'), () => console.log('rejected'))
      console.log(Buffer.from(await printTaxDocument(document)).toString('base64'))`
    const ran = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
    const pdf = Buffer.from(await printTaxDocument(document)).toString('base64')
    expect(ran).toMatchObject({ status: 0, stdout: `rejected\n${pdf}\n`, stderr: '' })
  })
})
