import { request } from 'node:http'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '#adapters/mail/smtp.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { settleRefund } from '#domain/orders/refunds/index.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { type Settings, updateSettingsInput } from '#domain/base/settings/schemas.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { checkout as texts } from '#shared/messages/en/orders/checkout.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { listening } from '#tests/helpers/listening.ts'
import { contact } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { everythingOf, mustRequest, placeForRefunds } from '#tests/data/refunds.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { attachmentsOf, startSmtpServer } from '#tests/stand-ins/smtp-server.ts'

/* Settings that change while the shop works: in two processes, at a time, and under orders, documents and mails. */

const shop = useTestDatabase()
let ada: TestPerson
let first: TestApp
let second: TestApp
beforeAll(async () => {
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
  first = await testApp(shop())
  const other = await shop().openAgain()
  second = await testApp(other)
  return () => other.close()
})
const admin = (): Ctx => testCtx(shop(), { actor: asStaff(ada, true) })

async function set<Group extends SettingsGroup>(group: Group, value: Settings[Group], effectiveFrom?: Date) {
  const { version } = (await listSettings(admin()))[group]
  const input = updateSettingsInput.parse({ group, value, version, effectiveFrom })
  const result = await updateSettings(admin(), input)
  if (!result.ok) throw new Error(result.reason)
}
beforeEach(async () => {
  for (const group of ['company', 'delivery', 'tax', 'mail'] as const) {
    await set(group, DEFAULT_SETTINGS[group])
  }
})

/** A page as a visitor gets it from a process, kept or not, and whether it was kept. */
async function overHttp(app: TestApp): Promise<(path: string) => Promise<string>> {
  const { url, close } = await listening(app.listener)
  onTestFinished(close)
  return (path) =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, { headers: { host: 'shop.test' } }, (response) => {
        let html = ''
        response.setEncoding('utf8').on('data', (piece: string) => (html += piece))
        response.on('end', () => resolve(html))
      })
      asked.on('error', reject).end()
    })
}

test('a change is on the kept pages of every process, whoever saved it', async () => {
  const processes = [await overHttp(first), await overHttp(second)]
  const phone = '+27 21 555 0177'
  for (const get of processes) expect(await get('/')).not.toContain(phone)
  await set('company', { ...DEFAULT_SETTINGS.company, phone })
  for (const get of processes)
    await eventually(
      () => get('/'),
      (html) => html.includes(phone),
    )
})

test.each(['on', 'off'] as const)(
  'no page mixes the settings of before a change with those of after it, while changes are heard: %s',
  async (state) => {
    const { settingsCache } = first.services
    settingsCache.turn(state)
    onTestFinished(() => settingsCache.turn('on'))
    // The page and its footer read the settings each for itself.
    const phonesOf = async () =>
      new Set((await (await first.fetch('/returns')).text()).match(/\+27 21 555 \d{4}/g))
    const pages: Set<string>[] = []
    for (let round = 0; round < 5; round += 1) {
      const phone = `+27 21 555 01${round}0`
      const changing = set('company', { ...DEFAULT_SETTINGS.company, phone })
      for (let more = 0; more < 5; more += 1) {
        if (state === 'off') settingsCache.clear()
        pages.push(...(await Promise.all([phonesOf(), phonesOf()])))
      }
      await changing
    }
    expect(pages.map(({ size }) => size)).toEqual(pages.map(() => 1))
    expect(new Set(pages.flatMap((phones) => [...phones])).size).toBeGreaterThan(1)
  },
)

test('a planned change begins at its time in every process, on pages that were kept before, without a restart', async () => {
  const processes = [await overHttp(first), await overHttp(second)]
  const phone = '+27 21 555 0188'
  const begins = new Date(Date.now() + 2_000)
  await set('company', { ...DEFAULT_SETTINGS.company, phone }, begins)
  for (const get of processes) {
    await eventually(async () => {
      const html = await get('/')
      const isNew = html.includes(phone)
      if (isNew) expect(Date.now()).toBeGreaterThanOrEqual(begins.getTime())
      return isNew
    }, Boolean)
  }
})

test('an order keeps its prices and VAT through invoice, refund and credit note; mails and new documents say what is new', async () => {
  const { url, received } = await startSmtpServer()
  const mail = smtpTransport({ url, connections: 1 })
  onTestFinished(() => mail.close())
  const ctx = testCtx(shop(), { mail, actor: asStaff(ada, true) })
  const email = newAddress()
  const place = () =>
    placeForRefunds({ ...ctx, actor: { role: 'visitor' } }, { contact: { ...contact, email } })
  const arrived = async () => {
    await runWaitingJobs(asShop(ctx), { handlers: jobHandlers })
    return received.splice(0).filter(({ to }) => to.includes(email))
  }
  const pdfOf = async (mails: typeof received) => {
    const [attached] = mails.flatMap(attachmentsOf)
    if (!attached) throw new Error('nothing is attached')
    return (await readPdf(attached.content)).text
  }
  const pay = ({ id: orderId, number, totalCents: amountCents }: Awaited<ReturnType<typeof place>>) =>
    recordTransfer(ctx, { orderId, reference: number, amountCents })

  const older = await place()
  const [placed] = await arrived()
  expect(placed?.from).toBe(DEFAULT_SETTINGS.mail.fromAddress)
  expect(placed?.source.replaceAll(/=\r?\n/g, '')).toContain('KROK Foods (Pty) Ltd')
  await pay(older)
  const asIssued = await arrived()
  expect(await pdfOf(asIssued)).toContain('VAT at 15%')

  const later = await place()
  await set('company', { ...DEFAULT_SETTINGS.company, legalName: 'Krok Kitchen (Pty) Ltd' })
  await set('tax', { vatPercent: 16 })
  await set('mail', {
    fromName: 'Krok Kitchen',
    fromAddress: 'orders@kitchen.example',
    newslettersPerMinute: 60,
  })
  await arrived()

  // Placed before, paid and invoiced after.
  await pay(later)
  const paid = await arrived()
  expect(paid.map(({ from }) => from)).toEqual(['orders@kitchen.example'])
  expect(paid[0]?.source).toContain('From: Krok Kitchen <orders@kitchen.example>')
  // Without the breaks of its encoding.
  expect(paid[0]?.source.replaceAll(/=\r?\n/g, '')).toContain('Krok Kitchen (Pty) Ltd')
  const invoice = await pdfOf(paid)
  expect(invoice).toContain('VAT at 15%')
  expect(invoice).toContain('Krok Kitchen (Pty) Ltd')

  // Invoiced before, refunded after: the rate and the amounts of the invoice.
  const refundId = await mustRequest(ctx, everythingOf(older))
  await settleRefund(ctx, { refundId, reference: 'FNB 1' })
  const creditNote = await pdfOf(await arrived())
  expect(creditNote).toContain('VAT at 15%')
  expect(creditNote).not.toContain('16%')
  // The invoice itself stays what it was.
  const [{ filename = '', content } = {}] = asIssued.flatMap(attachmentsOf)
  const download = await first.fetch(`/order/${older.accessKey}/documents/${filename}`)
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(content)

  const newest = await place()
  await pay(newest)
  expect(await pdfOf((await arrived()).filter((one) => attachmentsOf(one).length > 0))).toContain(
    'VAT at 16%',
  )
})

test('a delivery price that changes before an order is placed: its buyer is told the new total, loses nothing, and orders', async () => {
  const product = await addProduct(admin(), { priceCents: 9_900, initialStock: 10 })
  const browser = openBrowser(second)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const fields = {
    'contact.email': newAddress(),
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.phone': contact.phone,
    'delivery.method': 'courier',
    'delivery.address.street': '1 Long Street',
    'delivery.address.city': 'Cape Town',
    'delivery.address.province': 'WC',
    'delivery.address.postalCode': '8001',
    'payment.method': 'bank_transfer',
    key: (await pageOf(await browser.get('/checkout'))).valueOf('key'),
  }
  const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
  const lines = review.valueOf('lines')
  const agreed = { lines, agreedTotalCents: review.valueOf('agreedTotalCents') }
  expect(agreed.agreedTotalCents).toBe('17400')

  const { delivery } = DEFAULT_SETTINGS
  const near = { ...delivery.zones.near, cents: 8_800 }
  await set('delivery', { ...delivery, zones: { ...delivery.zones, near } })
  const refused = await browser.post('/checkout', { ...fields, ...agreed, intent: 'place' })
  expect(refused.status).toBe(409)
  const page = await pageOf(refused)
  expect(page.says(texts.problems.totalChanged('R187.00'))).toBe(true)
  expect(page.valueOf('delivery.address.street')).toBe('1 Long Street')
  expect(page.valueOf('lines')).toBe(lines)
  expect(await stockOf(admin(), product.id)).toMatchObject({ stock: 10 })

  const again = { ...agreed, agreedTotalCents: page.valueOf('agreedTotalCents') }
  expect(again.agreedTotalCents).toBe('18700')
  const placed = await browser.post('/checkout', { ...fields, ...again, intent: 'place' })
  expect(placed.status).toBe(303)
  const order = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
  expect(order.says('R187.00')).toBe(true)
})
