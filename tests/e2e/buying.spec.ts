import {
  addToCart,
  en,
  expect,
  fillCheckout,
  getProduct,
  mailsTo,
  newEmail,
  open,
  orderNumberOn,
  phoneOf,
  test,
  th,
} from './shopper.ts'

test('buys a jar in Thai by bank transfer: the order, the mail, and the stock one lower @phone', async ({
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
  await expect(page.getByText(th.cart.added('พริกแกงข้าวซอย'))).toBeVisible()

  await page.goto('/th/cart')
  await page.getByRole('main').getByRole('link', { name: th.cart.checkout }).click()
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
})

test('a declined card changes nothing and loses nothing; the next one pays', async ({ page, request }) => {
  const email = newEmail()
  const { checkout, purchase } = en
  await addToCart(page, '/product/green-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, email, en)
  await page.getByLabel(purchase.payment.demo_card).check()
  const number = page.getByLabel(checkout.payment.cardNumber)
  await number.fill('4000 0000 0000 0002')
  await page.getByLabel(checkout.payment.cardExpiry).fill('08/29')
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  const place = page.getByRole('button', { name: checkout.review.place('R174.00') })
  await page.getByRole('button', { name: checkout.review.action }).click()
  // The answer takes the focus to the review: nobody types before it is there.
  await expect(place).toBeVisible()
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  await place.click()

  await expect(page.getByText(checkout.problems.declined).first()).toBeVisible()
  await expect(page.getByRole('main').getByLabel(checkout.contact.email)).toHaveValue(email)
  await number.fill('4242 4242 4242 4242')
  await page.getByLabel(checkout.payment.cardCvc).fill('123')
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  await expect(async () => {
    await page.reload()
    expect(await page.getByText(en.order.paymentStatuses.paid, { exact: true }).isVisible()).toBe(true)
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
  await page.getByRole('button', { name: en.checkout.review.action }).click()
  await expect(page.getByText(en.checkout.fieldErrors.email).first()).toBeVisible()
  await expect(page.getByText(en.checkout.fieldErrors.postal_code).first()).toBeVisible()
  const email = page.getByRole('main').getByLabel(en.checkout.contact.email)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('not-an-address@')
  await expect(page.getByLabel(en.checkout.delivery.street)).toHaveValue('1 Long Street')
})

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('a jar can be bought, in Thai, picked up @phone', async ({ page, request }) => {
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
