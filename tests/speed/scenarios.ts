import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { changeCart } from '#domain/orders/cart/index.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { judgePaymentNotification, startPayment } from '#domain/orders/payments/index.ts'
import { confirmReservation, holdTable } from '#domain/restaurant/reservations/index.ts'
import { finishChallenge, startSignIn } from '#domain/accounts/sign-in/index.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson, beginSignIn, emptyBrowser, PASSWORD } from '#tests/data/people.ts'
import type { Stage } from './stage.ts'

/** Prepares what somebody does, and returns the doing of it. */
type Scenario = (stage: Stage) => Promise<() => Promise<unknown>>

/** The deeds that visitors, customers and staff do most, and the shop when it is paid. */
export const SCENARIOS = {
  'opens the home page': opens('/'),
  'opens the shop': opens('/shop'),
  'opens a category': opens('/shop?category=curry-pastes'),
  'searches the shop': opens('/shop?search=curry'),
  'opens a product': opens('/product/red-curry-paste'),
  'opens the recipes': opens('/recipes'),
  'opens a recipe': opens('/recipes/green-curry-chicken'),
  'opens the menu': opens('/menu'),
  'opens the events': opens('/events'),
  'asks the API for products': opens('/api/products'),
  'asks the API for products with a word': opens('/api/products?search=curry'),
  'adds to a cart': async ({ visitor, products }) => adding(visitor, products),
  'adds to a cart, signed in': async ({ buyer, products }) => adding(buyer, products),
  'opens the cart, signed in': opens('/cart', 'customer'),
  'opens the checkout, signed in': async (stage) => {
    await adding(stage.buyer, stage.products)()
    return opens('/checkout', 'customer')(stage)
  },
  'orders three products': async ({ visitor, products }) => ordering(visitor, products),
  'orders three products, signed in': async ({ buyer, products }) => ordering(buyer, products),
  'mails an order to its buyer and to staff': async ({ visitor, products }) => {
    const mailing = () => runWaitingJobs(asShop(visitor), { handlers: jobHandlers })
    await mailing()
    await ordering(visitor, products)()
    return mailing
  },
  'opens an order by its link': async (stage) => {
    const { accessKey } = await mustPlaceRow(stage.visitor, threeOf(stage.products))
    return opens(`/order/${accessKey}`)(stage)
  },
  'opens their orders': opens('/orders', 'customer'),
  'signs in: the password': async ({ visitor }) => {
    const { email } = await addPerson(visitor)
    return async () => mustSucceed(await startSignIn(visitor, { email, password: PASSWORD }))
  },
  'signs in: the code': async ({ visitor }) => {
    const { token, code } = await beginSignIn(visitor, await addPerson(visitor))
    return async () => mustSucceed(await finishChallenge(visitor, { token, code, ...emptyBrowser }))
  },
  'looks for free days': opens('/api/reservations/days?partySize=4'),
  'looks for free times': opens(`/api/reservations/slots?partySize=2&day=${inAWeek()}`),
  'holds a table': async ({ visitor }) => {
    // Somebody has reserved for that day already.
    await holdOf(visitor)
    return () => holdOf(visitor)
  },
  'confirms a table': async ({ visitor }) => {
    const key = await holdOf(visitor)
    const contact = { name: 'Nok', email: newContact().email, phone: '+27215550142' }
    return async () => mustSucceed(await confirmReservation(visitor, { key, contact }))
  },
  'tells of a payment': async (stage) => {
    const body = await payFor(stage)
    return async () => {
      const response = await stage.app.fetch('/webhooks/payfast', { method: 'POST', body })
      if (!response.ok) throw new Error(`it was answered ${response.status}`)
    }
  },
  'takes a payment': async (stage) => {
    const body = await payFor(stage)
    await stage.app.fetch('/webhooks/payfast', { method: 'POST', body })
    const [told] = await inTransaction(asShop(stage.visitor), ({ db }) =>
      db.select().from(paymentNotifications).orderBy(desc(paymentNotifications.id)).limit(1),
    )
    return () => judgePaymentNotification(asShop(stage.visitor), { notificationId: told?.id ?? 0 })
  },
  'opens the office': opens('/admin', 'staff'),
  'opens the office’s orders': opens('/admin/orders', 'staff'),
  'searches the office for an address': async (stage) => {
    await mustPlaceRow(stage.visitor, threeOf(stage.products))
    return opens('/admin/search?q=Long%20Street', 'staff')(stage)
  },
  'searches the office for what nobody has': opens('/admin/search?q=xqzvw', 'staff'),
  'opens an order in the office': async (stage) => {
    const { id } = await mustPlaceRow(stage.visitor, threeOf(stage.products))
    return opens(`/admin/orders/${id}`, 'staff')(stage)
  },
  'opens the guests who bought': opens('/admin/customers/guests', 'staff'),
  'searches the guests for what nobody has': opens('/admin/customers/guests?search=xqzvw', 'staff'),
  'opens the stock': opens('/admin/inventory', 'staff'),
  'opens the stock of which few are left': opens('/admin/inventory?filter=low', 'staff'),
  'opens the tables of an evening': opens(`/admin/reservations?day=${inAWeek()}`, 'staff'),
} satisfies Record<string, Scenario>

/** Opens a page that nobody keeps: the cache in front is not asked. */
export function opens(path: string, who?: keyof Stage['cookies']): Scenario {
  return async ({ app, cookies }) =>
    async () => {
      const response = await app.fetch(path, { headers: who ? { cookie: cookies[who] } : {} })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    }
}

function mustSucceed(result: { ok: boolean }): void {
  if (!result.ok) throw new Error(`it was refused: ${JSON.stringify(result)}`)
}

function adding(ctx: Stage['visitor'], products: Stage['products']) {
  const line = { productId: products[0]?.id ?? '', quantity: 1 }
  return async () => {
    const changed = await changeCart(ctx, { lines: [], change: { intent: 'add', line }, language: 'en' })
    mustSucceed(changed)
  }
}

const threeOf = (products: Stage['products']) =>
  orderOf(
    products.map((product) => ({ product, quantity: 1 })),
    { contact: newContact() },
  )

function ordering(ctx: Stage['visitor'], products: Stage['products']) {
  const order = { ...threeOf(products), idempotencyKey: randomUUID() }
  return async () => mustSucceed(await placeOrder(ctx, order))
}

function inAWeek(): string {
  return shopDay(addTime(new Date(), 7 * DAY))
}

async function holdOf(ctx: Stage['visitor']): Promise<string> {
  const client = { ...ctx.client, address: randomUUID() }
  const held = await holdTable(
    { ...ctx, client },
    { day: inAWeek(), time: '19:30', partySize: 2, language: 'en' },
  )
  if (!held.ok) throw new Error(held.reason)
  return held.key
}

/** @returns what PayFast posts */
async function payFor({ visitor, products, payFast }: Stage): Promise<string> {
  const order = { ...threeOf(products), payment: { method: 'payfast' as const } }
  const { accessKey } = await mustPlaceRow(visitor, order)
  const started = await startPayment(visitor, { accessKey, language: 'en' })
  if (!started.ok) throw new Error('there is nothing to pay')
  await fetch(started.page.url, { method: 'POST', body: new URLSearchParams(started.page.fields) })
  return payFast.write()
}
