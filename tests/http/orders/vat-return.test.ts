import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { orders, payments, refunds, taxDocuments } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { documentNumber } from '#domain/orders/invoices/index.ts'
import { staff as staffTexts } from '#shared/messages/en/admin.ts'
import { staff as thaiTexts } from '#shared/messages/th/admin.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { invoice, line } from '../../helpers/tax-document.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* The figures of the VAT return and the accountant's file, beside the documents themselves. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada } = useStaff(ctx)
const PAGE = '/admin/orders/vat?from=2031-03-01&to=2031-04-30'
const FILE = '/admin/orders/invoices.csv?from=2031-03-01&to=2031-04-30'
let app: TestApp
let written: Written[]
beforeAll(async () => {
  app = await testApp(shop())
  written = await writeDocuments(300)
})

type Written = TaxDocument & { isInDays: boolean; isEarlier: boolean }

/** A small seeded random generator. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Writes that many invoices, half of them with a credit note, from the day before the two months to the day after. */
async function writeDocuments(count: number): Promise<Written[]> {
  const throwDice = dice(20_310_301)
  const product = await addProduct(ctx())
  const {
    id: _id,
    number: _number,
    ...model
  } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const first = Date.parse('2031-02-27T22:00:00Z')
  const instant = () => new Date(first + throwDice(62 * 24 * 60 + 1) * 60_000)
  const isIn = (date: Date) =>
    date >= new Date('2031-02-28T22:00:00Z') && date < new Date('2031-04-30T22:00:00Z')
  const someLines = () =>
    Array.from({ length: 1 + throwDice(4) }, (_, at) =>
      line(
        `Jar ${at}`,
        { quantity: 1 + throwDice(5), unitPriceCents: 1 + throwDice(20_000) },
        throwDice(3) === 0 ? 'zero' : 'standard',
      ),
    )
  return inTransaction(asShop(ctx()), async ({ db }) => {
    const all: Written[] = []
    for (let serial = 1; serial <= count; serial += 1) {
      const [order] = await db
        .insert(orders)
        .values({ ...model, goods: undefined, accessKey: `key ${serial}`, idempotencyKey: `once ${serial}` })
        .returning()
      const issuedAt = instant()
      const document = (over: Partial<TaxDocument>) =>
        invoice({
          lines: someLines(),
          delivery: throwDice(2) === 0 ? null : { totalCents: 9900, vatCents: 1291 },
          orderNumber: order?.number ?? '',
          ...over,
        })
      const store = async (content: TaxDocument, at: Date, refundId: string | null, isEarlier: boolean) => {
        const { recipient, ...rest } = content
        const kind = content.kind
        const last = kind === 'invoice' ? serial : all.filter((one) => one.kind === kind).length + 1
        const numbered = { ...rest, number: documentNumber(kind, last), issuedAt: at.toISOString() }
        await db.insert(taxDocuments).values({
          kind,
          serial: last,
          orderId: order?.id ?? '',
          refundId,
          content: numbered,
          recipient,
          issuedAt: at,
        })
        all.push({ ...numbered, recipient, isInDays: isIn(at), isEarlier })
      }
      await store(document({}), issuedAt, null, false)
      if (throwDice(2) === 0) continue
      const later = new Date(
        Math.min(issuedAt.getTime() + throwDice(40) * 86_400_000, first + 61 * 86_400_000),
      )
      const [payment] = await db
        .insert(payments)
        .values({ orderId: order?.id ?? '', method: 'cash', reference: randomUUID(), amountCents: 10 })
        .returning()
      const [refund] = await db
        .insert(refunds)
        .values({
          orderId: order?.id ?? '',
          paymentId: payment?.id ?? '',
          kind: 'goods',
          status: 'settled',
          amountCents: 10,
          vatCents: 1,
          reason: 'Broken',
          settledAt: later,
        })
        .returning()
      const number = documentNumber('invoice', serial)
      const corrects = { number, issuedAt: issuedAt.toISOString(), reason: 'Broken' }
      await store(
        document({ kind: 'credit_note', corrects }),
        later,
        refund?.id ?? null,
        issuedAt < new Date('2031-02-28T22:00:00Z'),
      )
    }
    return all
  })
}

const signOf = ({ kind }: TaxDocument) => (kind === 'invoice' ? 1 : -1)
const zeroOf = ({ lines }: TaxDocument) =>
  lines.filter(({ vatClass }) => vatClass === 'zero').reduce((sum, { totalCents }) => sum + totalCents, 0)

function sumsOf(documents: Written[]) {
  const sum = (amount: (one: Written) => number) =>
    documents.reduce((sum, one) => sum + signOf(one) * amount(one), 0)
  const [total, vat, zero] = [sum((one) => one.totalCents), sum((one) => one.vatCents), sum(zeroOf)]
  return [documents.length, total - zero - vat, vat, zero, total] as const
}

async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  return browser
}

test('the page adds up to the documents, cent by cent, in both languages', async () => {
  const inDays = written.filter(({ isInDays }) => isInDays)
  const parts = [
    inDays.filter(({ kind }) => kind === 'invoice'),
    inDays.filter(({ kind, isEarlier }) => kind === 'credit_note' && !isEarlier),
    inDays.filter(({ kind, isEarlier }) => kind === 'credit_note' && isEarlier),
    inDays,
  ]
  expect(parts.map(({ length }) => length > 0)).toEqual([true, true, true, true])
  expect(inDays.length).toBeLessThan(written.length)
  const browser = await signedIn()
  for (const [path, language, { vat: texts }] of [
    [PAGE, 'en', staffTexts],
    [`/th${PAGE}`, 'th', thaiTexts],
  ] as const) {
    const page = await pageOf(await browser.get(path))
    const cells = page.all('main table tbody tr').map((row) =>
      // Phones show the heading beside each cell.
      row.querySelectorAll('td > span:last-child').map((cell) => cell.textContent),
    )
    const money = (cents: number) => formatMoney(cents, language)
    const rows = parts.map((part) => {
      const [documents, ...cents] = sumsOf(part)
      return [String(documents), ...cents.map(money)]
    })
    expect(cells).toEqual(rows)
    const [declared, credited] = [sumsOf([...(parts[0] ?? []), ...(parts[1] ?? [])]), sumsOf(parts[2] ?? [])]
    expect(page.all('dd').map((field) => field.textContent)).toEqual(
      [declared[1] + declared[2], declared[2], declared[3], -credited[2]].map(money),
    )
    expect(page.says(texts.askAccountant)).toBe(true)
  }
})

test('the file has each document of the days once, and its columns add up to the page', async () => {
  const answer = await (await signedIn()).post(FILE, {})
  expect(answer.headers.get('content-disposition')).toContain('krok-invoices-2031-03-01-2031-04-30.csv')
  const [head = '', ...lines] = (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n')
  const names = head.split(',')
  const rows = lines.map(
    (text) => new Map(text.split(',').map((cell, at) => [names[at] ?? '', cell] as const)),
  )
  const inDays = written.filter(({ isInDays }) => isInDays)
  const numbers = ['invoice', 'credit_note'].flatMap((kind) =>
    inDays.filter((one) => one.kind === kind).map(({ number }) => number),
  )
  expect(rows.map((row) => row.get('number'))).toEqual(numbers)
  const sum = (name: string) => rows.reduce((sum, row) => sum + Math.round(Number(row.get(name)) * 100), 0)
  expect([rows.length, ...['standard_rated_net', 'vat', 'zero_rated', 'total'].map(sum)]).toEqual([
    ...sumsOf(inDays),
  ])
  const credited = inDays.find(({ kind }) => kind === 'credit_note')
  const row = rows.find((row) => row.get('number') === credited?.number)
  expect(Object.fromEntries(row ?? [])).toMatchObject({
    kind: 'credit_note',
    corrects: credited?.corrects?.number,
    reason: 'Broken',
    company: 'Mokoena Kitchens CC',
    vat_number: '4123456789',
    payment_method: 'cash',
    paid_on: expect.stringMatching(/^2031-0[34]-\d\d$/),
    total: String(-(credited?.totalCents ?? 0) / 100),
  })
})

test('without days the newest two months that are over; wrong days are refused; the orders lead there', async () => {
  const browser = await signedIn()
  const page = await pageOf(await browser.get('/admin/orders/vat'))
  expect(page.all('nav[aria-label="Tax periods"] a[aria-current]')).toHaveLength(1)
  expect(page.says(staffTexts.vat.none)).toBe(true)
  expect((await browser.get('/admin/orders/vat?from=2031-02-30')).status).toBe(400)
  expect((await browser.post('/admin/orders/invoices.csv?from=2031-03-01', {})).status).toBe(400)
  const list = await pageOf(await browser.get('/admin/orders'))
  expect(list.all('main a[href="/admin/orders/vat"]')).toHaveLength(1)
})
