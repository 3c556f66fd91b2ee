import type { Locator, Page } from '@playwright/test'
import { cartPage as cartPageTh } from '#shared/messages/th/orders/cart-page.ts'
import { countItems, parseCart } from '#shared/orders/cart-cookie.ts'
import { checkoutRefused } from '#shared/messages/en/orders/checkout-refused.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { newCustomer, signInByRequests } from '../customer.ts'
import { expectAccessible } from '../expect-accessible.ts'
import {
  addToCart,
  en,
  expect,
  fillCheckout,
  getProduct,
  hydrated,
  mailsTo,
  newEmail,
  open,
  openMenu,
  orderNumberOn,
  phoneOf,
  test,
  th,
} from '../shopper.ts'

test('buys a jar in Thai by bank transfer: the order, the mail, and the stock one lower @phone @first', async ({
  page,
  request,
}) => {
  const email = newEmail()
  const before = await getProduct(request, 'khao-soi-curry-paste')
  await open(page, '/th')
  await page.getByRole('main').getByRole('link', { name: th.home.shopCollection }).first().click()
  await expect(page).toHaveURL(/\/th\/shop$/)
  await page.getByRole('link', { name: 'พริกแกงข้าวซอย' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'พริกแกงข้าวซอย' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: th.cart.add, exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: th.cart.added('พริกแกงข้าวซอย') })
  await expect(sheet).toContainText(th.added.gap('R491.00'))
  await sheet.getByRole('link', { name: th.cart.checkout }).click()
  await fillCheckout(page, email, th)
  await page.getByRole('button', { name: th.checkout.review.action }).click()
  await page.getByRole('button', { name: th.checkout.review.place('R184.00') }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nok')
  const number = await orderNumberOn(page)
  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toContain(number)
  expect(mail?.text).toContain('พริกแกงข้าวซอย')
  expect(mail?.text).toContain(page.url().replace(/^https?:\/\/[^/]+/, ''))
  const after = await getProduct(request, 'khao-soi-curry-paste')
  expect(after.stock.left).toBe((before.stock.left ?? 0) - 1)

  // Back leads to the order, not to a checkout whose cart is empty now; once more, to the jar.
  await page.goBack()
  await expect(page).toHaveURL(/\/th\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nok')
  await page.goBack()
  await expect(page).toHaveURL(/\/th\/product\/khao-soi-curry-paste$/)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nok')
  await open(page, '/th/cart')
  await page.getByRole('link', { name: cartPageTh.toOrdered }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nok')
  expect(await orderNumberOn(page)).toBe(number)
})

test('a customer saves an address with an order, and the next one goes there without typing', async ({
  page,
  baseURL,
}) => {
  const email = await newCustomer(page.request, baseURL ?? '')
  await signInByRequests(page, email, baseURL ?? '')
  const { delivery, review } = en.checkout
  const main = page.getByRole('main')
  const place = main.getByRole('button', { name: /^Place order/ })
  await addToCart(page, '/product/massaman-curry-paste', en)
  await page.getByRole('banner').getByRole('button', { name: en.cart.icon }).click()
  await page.locator('#cart-preview').getByRole('link', { name: en.cart.checkout }).click()
  await fillCheckout(page, email, en)
  await main.getByLabel(delivery.keep).check()
  await main.getByRole('button', { name: review.action }).click()
  await place.click()
  await expect(main).toContainText(en.order.arrival)

  await addToCart(page, '/product/massaman-curry-paste', en)
  await page.getByRole('banner').getByRole('button', { name: en.cart.icon }).click()
  await page.locator('#cart-preview').getByRole('link', { name: en.cart.checkout }).click()
  await expect(main.getByLabel('1 Long Street')).toBeChecked()
  await expect(main.getByLabel(delivery.street)).toBeHidden()
  await main.getByLabel(delivery.another).check()
  await expect(main.getByLabel(delivery.street)).toBeVisible()
  await main.getByLabel('1 Long Street').check()
  await expect(main.locator('#delivery-method-courier-hint')).toContainText('Western Cape')
  await expectAccessible(page)
  await main.getByLabel(en.purchase.payment.bank_transfer).check()
  await main.getByRole('button', { name: review.action }).click()
  await place.click()
  await expect(main).toContainText('1 Long Street')
  await open(page, '/orders')
  await main.getByRole('link', { name: /KROK-/ }).first().click()
  await expect(main).toContainText(en.order.arrival)
})

/** Counts the presses that a person makes; what is typed into fields is none. */
function counting() {
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.tap()
  }
  return { tap, taps: () => taps }
}

/** Types who it is for and where it goes, and takes the province that the postal code proposes. */
async function typeDetails(page: Page, tap: (control: Locator) => Promise<void>): Promise<void> {
  const { contact, delivery } = th.checkout
  const main = page.getByRole('main')
  const email = newEmail()
  await main.getByLabel(contact.email).fill(email)
  await main.getByLabel(contact.firstName, { exact: true }).fill('นก')
  await main.getByLabel(contact.lastName).fill('ใจดี')
  await main.getByLabel(contact.phone).fill(phoneOf(email))
  await main.getByLabel(delivery.street).fill('1 Long Street')
  await main.getByLabel(delivery.city).fill('Cape Town')
  await main.getByLabel(delivery.postalCode).fill('8001')
  await tap(main.getByRole('button', { name: delivery.chooseProvince(th.purchase.provinces.WC) }))
  await expect(main.getByLabel(delivery.province)).toBeFocused()
  await expect(main.getByLabel(delivery.province)).toHaveValue('WC')
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('two jars as a guest in Thai are 8 taps from home to the order @phone', async ({ page }) => {
    const { tap, taps } = counting()
    await open(page, '/th')
    const add = page.getByRole('main').locator('.add-one')
    await tap(add.nth(0))
    await expect(page.getByRole('banner')).toContainText('1')
    await tap(add.nth(1))
    await tap(page.getByRole('banner').getByRole('button', { name: th.cart.icon }))
    await tap(page.locator('#cart-preview').getByRole('link', { name: th.cart.checkout }))
    await typeDetails(page, tap)
    await tap(page.getByLabel(th.purchase.payment.bank_transfer))
    await tap(page.getByRole('button', { name: th.checkout.review.action }))
    await tap(page.getByRole('button', { name: /^ยืนยันการสั่งซื้อ/ }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('นก')
    expect(taps()).toBe(8)
  })

  test('two jars as a guest in Thai are 12 taps by way of their pages @phone', async ({ page }) => {
    const { tap, taps } = counting()
    const main = page.getByRole('main')
    await open(page, '/th')
    await tap(main.getByRole('link', { name: th.home.shopCollection }).first())
    for (const [at, name] of ['พริกแกงข้าวซอย', 'พริกแกงเผ็ด'].entries()) {
      await tap(main.getByRole('link', { name, exact: true }).first())
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await tap(main.getByRole('button', { name: th.cart.add, exact: true }).first())
      const sheet = page.getByRole('dialog', { name: th.cart.added(name) })
      if (at === 1) {
        await tap(sheet.getByRole('link', { name: th.cart.checkout }))
        break
      }
      await tap(sheet.getByRole('button', { name: th.added.goOn }))
      await tap(main.getByRole('link', { name: th.shell.shop }).first())
    }
    await typeDetails(page, tap)
    await tap(page.getByLabel(th.purchase.payment.bank_transfer))
    await tap(page.getByRole('button', { name: th.checkout.review.action }))
    await tap(page.getByRole('button', { name: /^ยืนยันการสั่งซื้อ/ }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('นก')
    expect(taps()).toBe(12)
  })
})

test('the review comes back with the page that is loaded again @phone', async ({ page }) => {
  const { checkout } = en
  await addToCart(page, '/product/red-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, newEmail(), en)
  await page.getByLabel(checkout.delivery.province).selectOption('LP')
  await page.getByRole('button', { name: checkout.review.action }).click()
  const place = page.getByRole('button', { name: /^Place order/ })
  await expect(place).toBeVisible()
  // Kept once it has been drawn.
  await page.waitForFunction(() => sessionStorage.getItem('checkout-draft')?.includes('"wasChecked":true'))
  await page.reload()
  await expect(place).toBeVisible()
  await expect(page.getByRole('main').locator('[data-notice]')).toBeFocused()
  // A change after it is not taken for checked.
  await page.getByLabel(checkout.delivery.street).fill('2 Long Street')
  await expect(place).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(checkout.delivery.street)).toHaveValue('2 Long Street')
  await expect(place).toHaveCount(0)
  // Sums are not covered by the chat, and the foot is one line.
  await expect(page.locator('[data-chat]')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
})

test('from home to a placed order by keyboard alone @first', async ({ page }) => {
  const { tabTo, press, type } = byKeyboard(page)
  const { contact, delivery, review } = en.checkout
  const main = page.getByRole('main')
  const email = newEmail()
  await open(page, '/')
  await press(main.getByRole('link', { name: en.home.shopCollection }).first())
  await expect(page).toHaveURL(/\/shop$/)
  await press(main.getByRole('link', { name: 'Red Curry Paste', exact: true }).first())
  await expect(page).toHaveURL(/\/product\/red-curry-paste$/)
  await press(main.getByRole('button', { name: en.cart.add, exact: true }).first())
  const sheet = page.getByRole('dialog', { name: en.cart.added('Red Curry Paste') })
  await press(sheet.getByRole('link', { name: en.cart.checkout }))
  await expect(page).toHaveURL(/\/checkout$/)

  const field = (label: string) => main.getByRole('textbox', { name: label }).first()
  // The missing fields are named, and lead to where they are filled in.
  await press(main.getByRole('button', { name: review.action }))
  await expect(main.locator('[data-notice]')).toBeFocused()
  await type(field(contact.email), email)
  await type(field(contact.firstName), 'Nok')
  await type(field(contact.lastName), 'Jaidee')
  await type(field(contact.phone), phoneOf(email))
  await type(field(delivery.street), '1 Long Street')
  await type(field(delivery.city), 'Cape Town')
  await type(main.getByLabel(delivery.province), 'Western')
  await expect(main.getByLabel(delivery.province)).toHaveValue('WC')
  await type(field(delivery.postalCode), '8001')
  const transfer = main.getByLabel(en.purchase.payment.bank_transfer)
  const group = await transfer.getAttribute('name')
  await tabTo(main.locator(`input[name="${group}"]:checked`))
  for (let i = 0; i < 9 && !(await transfer.isChecked()); i += 1) await page.keyboard.press('ArrowDown')
  await expect(transfer).toBeChecked()
  await press(main.getByRole('button', { name: review.action }))
  await press(main.getByRole('button', { name: review.place('R174.00') }))
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
})

test('a declined card changes nothing and loses nothing; the next one pays @first', async ({
  page,
  request,
}) => {
  const email = newEmail()
  const { checkout, purchase } = en
  await addToCart(page, '/product/green-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, email, en)
  await page.getByLabel(purchase.payment.demo_card).check()
  const number = page.getByLabel(checkout.payment.cardNumber)
  await number.pressSequentially('4000000000000002')
  await expect(number).toHaveValue('4000 0000 0000 0002')
  // A digit mended in the middle leaves the caret where it was.
  await number.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0')
  await expect(number).toHaveValue('4000 0000 0000 0002')
  expect(await number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6)
  const expiry = page.getByLabel(checkout.payment.cardExpiry)
  await expiry.fill('0829')
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  await expect(expiry).toHaveValue('08 / 29')
  const place = page.getByRole('button', { name: checkout.review.place('R209.00') })
  await page.getByRole('button', { name: checkout.review.action }).click()
  // The answer takes the focus to the review: nobody types before it is there.
  await expect(place).toBeVisible()
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  await place.click()

  await expect(page.getByText(checkoutRefused.payment_declined).first()).toBeVisible()
  await expect(page.getByRole('main').getByLabel(checkout.contact.email)).toHaveValue(email)
  await number.fill('4242424242424242')
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  await expect(async () => {
    await page.reload()
    const paid = page.getByText(en.order.paymentStatuses.paid, { exact: true }).first()
    expect(await paid.isVisible()).toBe(true)
  }).toPass()
  // One order, and so one confirmation; the receipt is another mail.
  const confirmations = (await mailsTo(request, email)).filter((mail) =>
    mail.subject.startsWith('Your KROK order'),
  )
  expect(confirmations).toHaveLength(1)
})

test('two tabs of one checkout and a double click make one order', async ({ page, context, request }) => {
  const email = newEmail()
  const placeButton = { name: /^Place order/ }
  await addToCart(page, '/product/massaman-curry-paste', en)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/checkout')
    await fillCheckout(tab, email, en)
    await tab.getByRole('button', { name: en.checkout.review.action }).click()
    await expect(tab.getByRole('button', placeButton)).toBeVisible()
  }
  await page.getByRole('button', placeButton).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  await other.getByRole('button', placeButton).click()
  await expect(other.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  expect(other.url().split('?')[0]).toBe(page.url().split('?')[0])
  expect(await mailsTo(request, email)).toHaveLength(1)
})

test('errors stand at the field, the focus goes there, and what was typed stays @phone', async ({ page }) => {
  await addToCart(page, '/product/red-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, 'not-an-address@', en)
  await page.getByLabel(en.checkout.delivery.postalCode).fill('80')
  // A slow phone still draws that the form is being sent when the answer comes.
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.getByRole('button', { name: en.checkout.review.action }).click()
  await expect(page.getByText(en.checkout.fieldErrors.email).first()).toBeVisible()
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByText(en.checkout.fieldErrors.postal_code).first()).toBeVisible()
  const email = page.getByRole('main').getByLabel(en.checkout.contact.email)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('not-an-address@')
  await expect(page.getByLabel(en.checkout.delivery.street)).toHaveValue('1 Long Street')
  await expect(page.getByRole('main').locator('[data-notice]')).toBeFocused()

  // The total is on top of the page, with delivery as soon as there is a province.
  const bar = page.getByRole('main').locator('summary').first()
  await expect(bar).toHaveText(`${en.cart.items(1)} · R174.00`)
  await bar.click()
  await expect(page.locator('#order-bar').getByText(en.purchase.total.total, { exact: true })).toBeVisible()

  // The typed values are there again after a reload, and in the other language; nothing of a card is.
  await page.getByLabel(en.purchase.payment.demo_card).check()
  await page.getByLabel(en.checkout.payment.cardNumber).fill('4242 4242 4242 4242')
  await email.fill('nok@example.com')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await page.reload()
  await expect(email).toHaveValue('nok@example.com')
  await expect(page.getByLabel(en.checkout.payment.cardNumber)).toHaveValue('')
  await openMenu(page, en)
  await page.getByRole('banner').getByRole('button', { name: 'TH: ไทย' }).last().click()
  await expect(page).toHaveURL(/\/th\/checkout/)
  await expect(page.getByRole('main').getByLabel(th.checkout.contact.email)).toHaveValue('nok@example.com')
  await expect(page.getByLabel(th.checkout.delivery.street)).toHaveValue('1 Long Street')
  await expect(page.getByLabel(th.checkout.delivery.province)).toHaveValue('WC')
  await expect(page.getByLabel(th.purchase.payment.demo_card)).toBeChecked()
  await expect(bar).toHaveText(`${th.cart.items(1)} · R174.00`)

  // Without a connection nothing leads away from it.
  await hydrated(page)
  await page.context().setOffline(true)
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: th.checkout.backToCart }).click()
    await expect(page.getByText(th.forms.network)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/th\/checkout/)
})

test('three taps on a slow line are one jar, and its button says so at once', async ({ page, context }) => {
  await open(page, '/product/red-curry-paste')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let posts = 0
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() === 'POST') posts += 1
    await held
    await route.continue()
  })
  const add = page.getByRole('main').getByRole('button', { name: en.cart.add, exact: true }).first()
  await add.click({ clickCount: 3 })
  await expect(add).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(add).toHaveAttribute('aria-busy', 'false')
  expect(posts).toBe(1)
  const cart = (await context.cookies()).find(({ name }) => name.endsWith('cart'))
  expect(countItems(parseCart(decodeURIComponent(cart?.value ?? '')))).toBe(1)
})

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('a jar can be bought, in Thai, picked up @phone @first', async ({ page, request }) => {
    const email = newEmail()
    await page.goto('/th/product/pad-thai-sauce')
    await page.getByRole('main').getByRole('button', { name: th.cart.add, exact: true }).first().click()
    await expect(page).toHaveURL(/\/th\/cart$/)
    await page.getByRole('main').getByRole('link', { name: th.cart.checkout }).click()
    await page.getByRole('main').getByLabel(th.checkout.contact.email).fill(email)
    await page.getByLabel(th.checkout.contact.firstName, { exact: true }).fill('นก')
    await page.getByLabel(th.checkout.contact.lastName).fill('ใจดี')
    await page.getByLabel(th.checkout.contact.phone).fill(phoneOf(email))
    await page.getByLabel(th.checkout.delivery.pickup).check()
    await page.getByLabel(th.purchase.payment.bank_transfer).check()
    await page.getByRole('button', { name: th.checkout.review.action }).click()
    await page.getByRole('button', { name: th.checkout.review.place('R89.00') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('นก')
    expect(await mailsTo(request, email)).toHaveLength(1)
  })
})
