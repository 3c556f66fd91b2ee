import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { checkoutRefused as refusedEn } from '#shared/messages/en/orders/checkout-refused.ts'
import { staff as staffEn } from '#shared/messages/en/admin.ts'
import { checkoutRefused as refusedTh } from '#shared/messages/th/orders/checkout-refused.ts'
import { staff as staffTh } from '#shared/messages/th/admin.ts'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { newContact } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Tries how much a stranger can take from the others without paying, with the limits of the shop. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, unpaidLimits: UNPAID_LIMITS }) })
})

type Product = { id: string; name: string; priceCents: number; stock: { state: string } }
type Problem = {
  code: string
  limit?: string
  totalCents?: number
  lines?: { productId: string; left?: number | null; most?: number }[]
}

async function productsInStock(): Promise<Product[]> {
  const { items } = (await (await app.fetch('/api/products')).json()) as { items: Product[] }
  return items.filter(({ stock }) => stock.state !== 'out_of_stock')
}

async function order(address: string, quantities: Map<string, number>, agreedTotalCents = 0) {
  const response = await app.fetch('/api/orders', {
    method: 'POST',
    address,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      lines: Array.from(quantities, ([productId, quantity]) => ({ productId, quantity })),
      // A new name for each order.
      contact: newContact(),
      delivery: { method: 'pickup' },
      payment: { method: 'bank_transfer' },
      agreedTotalCents,
    }),
  })
  return { status: response.status, problem: (await response.json()) as Problem }
}

/** Orders as much as the answers allow, again and again, as somebody would who wants to empty the shop. */
async function attack(address: string): Promise<number> {
  let placed = 0
  let quantities = new Map((await productsInStock()).map(({ id }) => [id, 99]))
  let agreed = 0
  for (let request = 0; request < 55 && quantities.size > 0; request += 1) {
    const { status, problem } = await order(address, quantities, agreed)
    if (status === 201) placed += 1
    else if (status === 429 || problem.limit === 'orders') return placed
    else if (problem.code === 'total_changed') agreed = problem.totalCents ?? 0
    else {
      const lines = new Map(problem.lines?.map((line) => [line.productId, line.most ?? line.left]))
      const isAbout = (id: string) => lines.size === 0 || lines.has(id)
      quantities = new Map(
        Array.from(quantities, ([id, quantity]): [string, number] => [
          id,
          isAbout(id) ? Math.floor(lines.get(id) ?? quantity / 2) : quantity,
        ]).filter(([, quantity]) => quantity > 0),
      )
    }
  }
  return placed
}

test('the shop still sells after a stranger has ordered as much as it lets them, without paying', async () => {
  const before = await productsInStock()
  expect(before.length).toBeGreaterThan(10)
  expect(await attack('10.66.0.1')).toBeGreaterThan(0)
  const after = await productsInStock()
  // Jars of which there are no more than a dozen, anybody may buy.
  expect(after.length).toBeGreaterThanOrEqual(before.length - 2)
  const oneOfEach = new Map(after.map(({ id }) => [id, 1]))
  const total = after.reduce((sum, { priceCents }) => sum + priceCents, 0)
  expect((await order('10.66.0.2', oneOfEach, total)).status).toBe(201)
})

test.each([
  ['', staffEn],
  ['/th', staffTh],
] as const)(
  'staff see what unpaid orders hold, and release all of one buyer with one press: %s',
  async (prefix, texts) => {
    const product = await addProduct(ctx(), { initialStock: 100, priceCents: 1_000 })
    const address = prefix ? '10.67.0.2' : '10.67.0.1'
    for (let i = 0; i < 3; i += 1) {
      expect((await order(address, new Map([[product.id, 10]]), 10_000)).status).toBe(201)
    }
    expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 70 })

    const browser = openBrowser(app)
    const [name = '', value = ''] = (
      await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
    ).split('=')
    browser.cookies.set(name, value)
    const list = `${prefix}/admin/orders?status=unpaid`
    const page = await pageOf(await browser.get(list))
    const buttons = page
      .all('button[value^="releaseAll-"]')
      .filter((button) => button.textContent.trim() === texts.holds.releaseAll(3))
    expect(buttons).toHaveLength(3)
    const pressed = await browser.post(list, { intent: buttons[0]?.getAttribute('value') ?? '' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, list])
    expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 100, ledger: 100 })
    expect((await pageOf(await browser.get(list))).says(texts.holds.releaseAll(3))).toBe(false)
  },
)

test.each([
  ['', refusedEn],
  ['/th', refusedTh],
] as const)(
  'a large order by transfer is refused with the ways on, at %s/checkout',
  async (prefix, refusedTexts) => {
    const name = { en: 'Wholesale paste', th: 'พริกแกงขายส่ง' }
    const product = await addProduct(ctx(), { initialStock: 120, priceCents: 1_000, name })
    const browser = openBrowser(app)
    const place = async (quantity: number) => {
      browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity }]))
      const fields = {
        'contact.email': 'kitchen@example.com',
        'contact.firstName': 'Nok',
        'contact.lastName': 'Jaidee',
        'contact.phone': prefix ? '0825550199' : '0825550198',
        'delivery.method': 'pickup',
        'payment.method': 'bank_transfer',
        key: (await pageOf(await browser.get(`${prefix}/checkout`))).valueOf('key'),
      }
      const reviewed = await pageOf(await browser.post(`${prefix}/checkout`, { ...fields, intent: 'review' }))
      const agreed = {
        lines: reviewed.valueOf('lines'),
        agreedTotalCents: reviewed.valueOf('agreedTotalCents'),
      }
      return {
        reviewed,
        response: await browser.post(`${prefix}/checkout`, { ...fields, ...agreed, intent: 'place' }),
      }
    }
    const { response: refused } = await place(90)
    const page = await pageOf(refused)
    expect(refused.status).toBe(409)
    const { unpaid_limit: said } = refusedTexts
    expect(page.says(said.quantity)).toBe(true)
    expect(page.says(said.line(prefix ? name.th : name.en, 60))).toBe(true)
    expect(page.says(said.otherMethod)).toBe(true)
    expect(page.says(testShop.email)).toBe(true)
    expect(page.valueOf('contact.email')).toBe('kitchen@example.com')

    // As many as it may be: held for hours, which the buyer is told before and after.
    const { reviewed, response: placed } = await place(60)
    expect(reviewed.says(refusedTexts.large_transfer(4))).toBe(true)
    expect(placed.status).toBe(303)
    const orderPage = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
    expect(orderPage.all('#transfer ~ p time')).toHaveLength(1)
  },
)
