import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test'
import { everyPage as siteEn } from '#shared/messages/en/every-page.ts'
import { account as accountEn } from '#shared/messages/en/accounts/account.ts'
import { accountSettings as accountSettingsEn } from '#shared/messages/en/accounts/account-settings.ts'
import { signInCode as signInCodeEn } from '#shared/messages/en/accounts/sign-in-code.ts'
import { verifyEmail as verifyEmailEn } from '#shared/messages/en/accounts/verify-email.ts'
import { auth as authEn } from '#shared/messages/en/accounts/auth.ts'
import { added as addedEn } from '#shared/messages/en/orders/added.ts'
import { checkout as checkoutEn } from '#shared/messages/en/orders/checkout.ts'
import { home as homeEn } from '#shared/messages/en/site/home.ts'
import { notices as noticesEn } from '#shared/messages/en/notices.ts'
import { order as orderEn } from '#shared/messages/en/orders/order.ts'
import { papers as papersEn } from '#shared/messages/en/orders/papers.ts'
import { pay as payEn } from '#shared/messages/en/orders/pay.ts'
import { purchase as purchaseEn } from '#shared/messages/en/orders/purchase.ts'
import { shop as shopEn } from '#shared/messages/en/catalog/shop.ts'
import { staff as staffEn } from '#shared/messages/en/admin.ts'
import { everyPage as siteTh } from '#shared/messages/th/every-page.ts'
import { account as accountTh } from '#shared/messages/th/accounts/account.ts'
import { accountSettings as accountSettingsTh } from '#shared/messages/th/accounts/account-settings.ts'
import { signInCode as signInCodeTh } from '#shared/messages/th/accounts/sign-in-code.ts'
import { verifyEmail as verifyEmailTh } from '#shared/messages/th/accounts/verify-email.ts'
import { auth as authTh } from '#shared/messages/th/accounts/auth.ts'
import { added as addedTh } from '#shared/messages/th/orders/added.ts'
import { checkout as checkoutTh } from '#shared/messages/th/orders/checkout.ts'
import { home as homeTh } from '#shared/messages/th/site/home.ts'
import { notices as noticesTh } from '#shared/messages/th/notices.ts'
import { order as orderTh } from '#shared/messages/th/orders/order.ts'
import { papers as papersTh } from '#shared/messages/th/orders/papers.ts'
import { pay as payTh } from '#shared/messages/th/orders/pay.ts'
import { purchase as purchaseTh } from '#shared/messages/th/orders/purchase.ts'
import { shop as shopTh } from '#shared/messages/th/catalog/shop.ts'
import { staff as staffTh } from '#shared/messages/th/admin.ts'

/** The texts of a journey's pages, in a language. */
export const en = {
  ...siteEn,
  account: { ...accountEn, settings: accountSettingsEn },
  auth: { ...authEn, verify: verifyEmailEn, code: signInCodeEn },
  added: addedEn,
  checkout: checkoutEn,
  home: homeEn,
  shop: shopEn,
  notices: noticesEn,
  order: { ...orderEn, ...papersEn, pay: payEn },
  purchase: purchaseEn,
  staff: staffEn,
}
export const th: typeof en = {
  ...siteTh,
  account: { ...accountTh, settings: accountSettingsTh },
  auth: { ...authTh, verify: verifyEmailTh, code: signInCodeTh },
  added: addedTh,
  checkout: checkoutTh,
  home: homeTh,
  shop: shopTh,
  notices: noticesTh,
  order: { ...orderTh, ...papersTh, pay: payTh },
  purchase: purchaseTh,
  staff: staffTh,
}
export type Messages = typeof en

/** Every journey fails when the page complains: an uncaught error, a broken script, a policy that was violated. */
export const test = base.extend<{ complaints: string[] }>({
  // Each journey comes from an address of its own, so that none uses up the tries of another.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await hearComplaints(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Writes down what a page complains of. */
export async function hearComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // A page that answers with an error is a failed load to the browser; journeys that want one look at it.
    const isFailedLoad = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isFailedLoad) complaints.push(message.text())
  })
  // The shop suppresses them, and tells only itself.
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      // On a slow machine the browser shows a page without the movement to it.
      const isLeftOut = reason instanceof DOMException && reason.message.startsWith('Transition was')
      if (!isLeftOut) console.error('unhandled rejection', reason)
    })
  })
}

export type Mail = { id: string; to: string; subject: string; text: string; html: string; sentAt: string }

/** An address that no other journey uses. */
export const newEmail = () => `e2e-${randomUUID().slice(0, 8)}@example.com`

/** The address at which a live shop's journeys read their mail; the demo has its own mailbox. */
const mailbox = () => String(test.info().project.metadata['mailbox'] ?? '/dev/mailbox.json')

/** The phone number of the person with such an address; nobody else's, because what one may order unpaid is limited. */
export function phoneOf(email: string): string {
  const number = Array.from(email).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e7, 0)
  return `082${String(number).padStart(7, '0')}`
}

/** The mails to an address, once there is one. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  let found: Mail[] = []
  await expect(async () => {
    const response = await request.get(mailbox(), { params: { to: email } })
    found = (await response.json()) as Mail[]
    expect(found.length).toBeGreaterThan(0)
  }).toPass()
  return found
}

type Product = { id: string; name: string; priceCents: number; stock: { state: string; left?: number } }

/** A product as the API has it. */
export async function getProduct(request: APIRequestContext, slug: string): Promise<Product> {
  return ((await (await request.get(`/api/products/${slug}`)).json()) as { product: Product }).product
}

/** Opens a page and waits until its scripts have taken over, so that the next click is theirs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path).catch((error: Error) => {
    // A layer that was closed just now takes its entry out of the history, which ends a visit that begins meanwhile.
    if (!error.message.includes('ERR_ABORTED')) throw error
    return page.goto(path)
  })
  await hydrated(page)
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The parts of the banner that are for some people only come later than the rest.
    const parts = [...document.querySelectorAll('header a, header summary')]
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
    // React marks elements before it listens for all of them: it does once its root says so.
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    const { current } = (root as Root | undefined)?.stateNode ?? {}
    return parts.length > 0 && parts.every(isTaken) && current?.memoizedState.isDehydrated === false
  })
}

/** Puts a product into the cart from its page, as a person does. */
export async function addToCart(
  page: Page,
  path: string,
  { cart, added }: Messages,
  quantity = 1,
): Promise<void> {
  await open(page, path)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  if (quantity > 1) await page.getByLabel(cart.quantityOf(name)).first().fill(String(quantity))
  await page.getByRole('main').getByRole('button', { name: cart.add, exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: cart.added(name) })
  await sheet.getByRole('button', { name: added.goOn }).click()
  await expect(sheet).toHaveCount(0)
  // Its entry goes out of the history a moment later: a visit that begins meanwhile would be led back.
  await page.waitForFunction(() => !(history.state as { layers?: string[] } | null)?.layers)
}

/** Opens the menu of the banner, where there is one: under 768 px. */
export async function openMenu(page: Page, { shell }: Messages): Promise<void> {
  const menu = page.getByRole('banner').getByLabel(shell.menu, { exact: true }).first()
  if (await menu.isVisible()) await menu.click()
}

/** Fills contact and address of the checkout, and chooses to pay by transfer. */
export async function fillCheckout(
  page: Page,
  email: string,
  { checkout, purchase }: Messages,
): Promise<void> {
  const { contact, delivery } = checkout
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: false }).first()
  await page.getByRole('main').getByLabel(contact.email).fill(email)
  await field(contact.firstName).fill('Nok')
  await field(contact.lastName).fill('Jaidee')
  await page.getByLabel(contact.phone).fill(phoneOf(email))
  await page.getByLabel(delivery.street).fill('1 Long Street')
  await page.getByLabel(delivery.city).fill('Cape Town')
  await page.getByLabel(delivery.province).selectOption('WC')
  await page.getByLabel(delivery.postalCode).fill('8001')
  await page.getByLabel(purchase.payment.bank_transfer).check()
}

/** The number of the order that a page is about. */
export async function orderNumberOn(page: Page): Promise<string> {
  return /KROK-\d\d-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
}

export const timelineOf = (page: Page, { order }: Messages) =>
  page.getByRole('region', { name: order.timeline.title })

/** Orders a jar to be collected, without a browser; the path of the order's page. */
export async function placeByApi(
  request: APIRequestContext,
  email: string,
  method: 'payfast' | 'bank_transfer',
  slug = 'red-curry-paste',
): Promise<string> {
  const product = await getProduct(request, slug)
  const placed = await request.post('/api/orders', {
    headers: {
      'idempotency-key': email.replaceAll(/\W/g, '-'),
      origin: new URL(String(test.info().project.use.baseURL)).origin,
    },
    data: {
      lines: [{ productId: product.id, quantity: 1 }],
      contact: { email, firstName: 'Nok', lastName: 'Jaidee', phone: phoneOf(email) },
      delivery: { method: 'pickup' },
      payment: { method },
      agreedTotalCents: product.priceCents,
    },
  })
  const { url } = (await placed.json()) as { url: string }
  return new URL(url).pathname
}
