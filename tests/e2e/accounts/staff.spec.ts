import type { Page } from '@playwright/test'
import { invoiceTexts } from '#adapters/pdf/texts.ts'
import { orderTexts } from '#domain/orders/order-mails/index.ts'
import { checkoutRefused } from '#shared/messages/en/orders/checkout-refused.ts'
import { linkFor, openUserMenu, PASSWORD, signIn } from '../customer.ts'
import { choose, orderByPayFast } from '../payfast.ts'
import { seePdf } from '../see-pdf.ts'
import {
  addToCart,
  en,
  expect,
  hydrated,
  fillCheckout,
  mailsTo,
  newEmail,
  open,
  orderNumberOn,
  placeByApi,
  th,
  timelineOf,
} from '../shopper.ts'
import { test, typeOwnPassword } from '../staff.ts'

const { checkout, notices, order, purchase, shell, staff } = en

/** Finds an order among all, by who placed it, and opens it. */
async function openOrder(staffPage: Page, email: string, number: string): Promise<void> {
  const main = staffPage.getByRole('main')
  await open(staffPage, '/admin/orders')
  await main.getByLabel(staff.orders.search).fill(email)
  // Orders of other journeys are announced above the list, with a button of the same name.
  const filters = main.getByRole('search')
  await filters.getByRole('button', { name: staff.parts.show, exact: true }).click()
  await main.getByRole('link', { name: number }).first().click()
  await expect(staffPage.getByRole('heading', { level: 1 })).toContainText(number)
}

/** Gives the price of one jar back, as the order's page asks for it: the sum is said before it goes. */
async function refundJar(staffPage: Page, reason: string): Promise<void> {
  const { someTitle, jars, restock, reason: why, some, question } = staff.refunds
  const refunds = staffPage.getByRole('region', { name: staff.refunds.title })
  await refunds.getByRole('heading', { level: 2 }).click()
  await refunds.getByText(someTitle).click()
  const jar = refunds.getByRole('group', { name: 'Red Curry Paste' })
  await jar.getByLabel(jars).fill('1')
  await jar.getByLabel(restock).check()
  await refunds.getByLabel(why).filter({ visible: true }).fill(reason)
  await refunds.getByRole('button', { name: some }).click()
  await typeOwnPassword(refunds, en)
  await expect(refunds.getByText(question('R99.00'))).toBeVisible()
  await refunds.getByRole('button', { name: some }).click()
  await expect(refunds.getByRole('listitem').filter({ hasText: reason })).toContainText(staff.refunds.toShelf)
}

/** Opens one of the documents on an order's page, and looks at it. */
async function openDocument(page: Page, kind: 'invoice' | 'credit_note') {
  const { documents } = order
  const item = page.getByRole('listitem').filter({ hasText: documents[kind] })
  const [opened] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf')),
    item.getByRole('link', { name: documents.open }).click(),
  ])
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const file = await page.request.get(opened.url())
  return { file: opened.url().replace(/.*\//, ''), ...(await seePdf(page, await file.body())) }
}

test('an admin registers a customer, who sets a password, is made a moderator, and is one no more', async ({
  page: theirs,
  staffPage: page,
  request,
}) => {
  await open(page, '/account')
  await openUserMenu(page, en)
  await page
    .getByRole('banner')
    .getByRole('link', { name: shell.user.admin })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: staff.today.title })).toBeVisible()

  const email = newEmail()
  const main = page.getByRole('main')
  await page.getByRole('link', { name: staff.nav.createCustomer }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: staff.createCustomer.title })).toBeVisible()
  await main.getByLabel(staff.createCustomer.email).fill(email)
  await main.getByLabel(staff.createCustomer.firstName).fill('สมชาย')
  await main.getByLabel(staff.createCustomer.lastName).fill('ใจดี')
  await main.getByLabel('ไทย').check()
  await main.getByRole('button', { name: staff.createCustomer.submit }).click()
  await expect(main.getByText(staff.createCustomer.invited(email))).toBeVisible()
  await main.getByLabel(staff.createCustomer.email).fill(email)
  await main.getByLabel(staff.createCustomer.firstName).fill('Again')
  await main.getByLabel(staff.createCustomer.lastName).fill('Again')
  await main.getByRole('button', { name: staff.createCustomer.submit }).click()
  await expect(main.getByText(staff.createCustomer.emailTaken).first()).toBeVisible()

  await open(theirs, await linkFor(request, email))
  await expect(theirs).toHaveURL(/\/th\/auth\?mode=reset/)
  await theirs.getByRole('main').getByLabel(th.auth.fields.newPassword, { exact: true }).fill(PASSWORD)
  await theirs.locator('button[value=reset]').click()
  await expect(theirs.getByRole('heading', { name: th.auth.signIn.title })).toBeVisible()

  await open(page, '/admin/team')
  const give = main.locator('#form-grant')
  await give.getByLabel(staff.team.email, { exact: true }).fill('nobody@example.com')
  await give.getByLabel(staff.roles.moderator, { exact: true }).check()
  await give.getByRole('button', { name: staff.team.give }).click()
  await give.getByLabel(staff.ownPassword.password, { exact: true }).fill('Not-my-own-1!')
  await give.getByRole('button', { name: staff.ownPassword.submit }).click()
  await expect(give.getByText(staff.ownPassword.wrong)).toBeVisible()
  await give.getByLabel(staff.ownPassword.password, { exact: true }).fill(PASSWORD)
  await give.getByRole('button', { name: staff.ownPassword.submit }).click()
  await expect(give.getByText(staff.team.noSuchAccount).first()).toBeVisible()
  await give.getByLabel(staff.team.email, { exact: true }).fill(email)
  await give.getByRole('button', { name: staff.team.give }).click()
  await expect(page.getByText(notices['role-granted'].title)).toBeVisible()
  await expect(main.getByText(email).first()).toBeVisible()

  await signIn(theirs, { email, next: '/th/account' }, th)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('สมชาย')
  expect((await theirs.goto('/th/admin'))?.status()).toBe(200)
  await expect(theirs.getByRole('heading', { name: th.staff.team.title })).toHaveCount(0)
  const row = main.getByRole('row').filter({ hasText: email })
  await expect(row.getByText(staff.team.takeOne(staff.roles.moderator, 'สมชาย ใจดี'))).toBeVisible()
  await row.locator('summary').click()
  await row.getByRole('button', { name: staff.team.take, exact: true }).click()
  await expect(page.getByText(notices['role-revoked'].title)).toBeVisible()
  // Their session ended with the role.
  await theirs.goto('/th/admin')
  await expect(theirs).toHaveURL(/\/th\/auth\?next=/)
})

test('an order by bank transfer: paid, packed, shipped, a jar refunded; the buyer’s open page tells each step, and so do mails @first', async ({
  page,
  staffPage,
  request,
}) => {
  const email = newEmail()
  await addToCart(page, '/product/red-curry-paste', en, 3)
  await open(page, '/checkout')
  await fillCheckout(page, email, en)
  await page.getByRole('button', { name: checkout.review.action }).click()
  await page.getByRole('button', { name: checkout.review.place('R372.00') }).click()
  await expect(page.getByRole('heading', { level: 1, name: order.thanks('Nok') })).toBeVisible()
  const number = await orderNumberOn(page)
  const timeline = timelineOf(page, en)
  await expect(timeline.getByRole('listitem')).toHaveCount(1)

  const main = staffPage.getByRole('main')
  await openOrder(staffPage, email, number)
  const amount = main.getByLabel(staff.order.amount).filter({ visible: true })
  await expect(amount).toHaveValue('372.00')
  await amount.fill('a lot')
  await main.getByRole('button', { name: staff.order.record }).click()
  await expect(main.locator('[aria-invalid=true]')).toHaveValue('a lot')
  await amount.fill('372.00')
  await main.getByRole('button', { name: staff.order.record }).click()
  await expect(timeline.getByText(order.timeline.steps.paid)).toBeVisible()

  await main.getByRole('button', { name: staff.order.steps.processing }).click()
  await expect(timeline.getByText(order.timeline.steps.processing)).toBeVisible()
  await main.getByRole('button', { name: staff.order.steps.shipped }).click()
  await expect(
    main.getByText(staff.order.trackingNeeded).or(main.locator('[aria-invalid=true]')).first(),
  ).toBeVisible()
  await main.getByLabel(staff.order.carrier).fill('The Courier Guy')
  await main.getByLabel(staff.order.trackingNumber).fill('TCG 0042')
  await main.getByLabel(staff.order.trackingLink).fill('https://courier.example/TCG0042')
  await main.getByRole('button', { name: staff.order.steps.shipped }).click()
  await expect(timeline.getByText(order.timeline.steps.shipped)).toBeVisible()
  await expect(timeline.getByText('TCG 0042')).toBeVisible()
  await expect(timeline.getByRole('link', { name: order.timeline.follow })).toHaveAttribute(
    'href',
    'https://courier.example/TCG0042',
  )

  await refundJar(staffPage, 'The lid was loose')
  const refunds = main.getByRole('region', { name: staff.refunds.title })
  const theirRefunds = page.getByRole('region', { name: order.refunds.title })
  await expect(theirRefunds.getByText(order.refunds.standings.pending)).toBeVisible()
  await refunds.getByLabel(staff.refunds.reference).fill('FNB 4711')
  await refunds.getByRole('button', { name: staff.refunds.settle }).click()
  await expect(refunds.getByText(staff.refunds.standings.settled, { exact: true })).toBeVisible()
  await expect(theirRefunds.getByText(order.refunds.standings.settled)).toBeVisible()
  await expect(theirRefunds.getByText('R99.00')).toBeVisible()
  await expect(timeline.getByText(order.timeline.steps.partially_refunded)).toBeVisible()

  const invoice = await openDocument(page, 'invoice')
  const creditNote = await openDocument(page, 'credit_note')
  const { titles, totals, reason } = invoiceTexts.en
  expect(invoice.lines).toEqual(expect.arrayContaining([titles.invoice, number, `${totals.invoice} R372.00`]))
  expect(creditNote.lines).toEqual(
    expect.arrayContaining([titles.credit_note, reason('The lid was loose'), `${totals.credit_note} R99.00`]),
  )
  for (const { ink } of [invoice, creditNote]) expect(ink).toBeGreaterThan(2_000)
  const othersOrder = await placeByApi(request, newEmail(), 'bank_transfer')
  for (const { file } of [invoice, creditNote]) {
    expect((await request.get(`${othersOrder}/documents/${file}`)).status()).toBe(404)
  }
  await expect(async () => {
    const subjects = (await mailsTo(request, email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(4)
    expect(subjects[0]).toBe(orderTexts.en.refunded.subject(number))
  }).toPass()
})

test('an order by PayFast is refunded in part: PayFast sends the money; what it had told before can be checked again', async ({
  page,
  staffPage,
  request,
}) => {
  const email = newEmail()
  await orderByPayFast(page, email, en)
  const payFast = new URL(page.url()).origin
  await choose(page, 'Fail')
  await hydrated(page)
  await expect(page.getByRole('definition').filter({ hasText: order.paymentStatuses.failed })).toBeVisible()
  await page.getByRole('link', { name: order.pay.button('R174.00') }).click()
  await choose(page, 'Pay')
  const timeline = timelineOf(page, en)
  await expect(timeline.getByText(order.timeline.steps.paid)).toBeVisible()
  const number = await orderNumberOn(page)

  await openOrder(staffPage, email, number)
  const reason = `Too hot for ${email}`
  await refundJar(staffPage, reason)
  const theirRefunds = page.getByRole('region', { name: order.refunds.title })
  await expect(theirRefunds.getByText(order.refunds.standings.settled)).toBeVisible()
  await expect(timeline.getByText(order.timeline.steps.partially_refunded)).toBeVisible()
  const sent = (await (await request.get(`${payFast}/refunds`)).json()) as { reason: string }[]
  expect(sent.filter((refund) => refund.reason === reason)).toEqual([
    { paymentId: expect.any(String), amountCents: 9_900, reason },
  ])
  await staffPage.reload()
  const refund = staffPage.getByRole('listitem').filter({ hasText: reason })
  await expect(refund.getByText(staff.refunds.standings.settled, { exact: true })).toBeVisible()
  await expect(refund.getByRole('button')).toHaveCount(0)
  await expect(async () => {
    const [mail] = await mailsTo(request, email)
    expect(mail?.subject).toBe(orderTexts.en.refunded.subject(number))
    expect(mail?.text.split('\n')).toContain(orderTexts.en.refunded.byProvider)
  }).toPass()

  const { paymentNotifications: texts } = staff
  await open(staffPage, '/admin/payment-notifications')
  const told = staffPage.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(told.getByText(texts.verdicts.paid)).toBeVisible()
  const failure = told.filter({ hasText: texts.verdicts.failed })
  await failure.getByRole('button', { name: texts.replay }).click()
  await expect(staffPage.getByRole('region', { name: shell.notifications })).toContainText(
    notices['notification-replayed'].title,
  )
  await expect(async () => {
    await staffPage.reload()
    expect(await told.getByText(texts.verdicts.known).isVisible()).toBe(true)
  }).toPass()
  await expect(page.getByText(order.paymentStatuses.partially_refunded, { exact: true })).toBeVisible()
  expect(await mailsTo(request, email)).toHaveLength(3)
})

test('a discount code that staff made counts at the checkout; a mistyped one does not', async ({
  page,
  staffPage,
  baseURL,
}) => {
  const { discount, review } = checkout
  const { total } = purchase
  const email = newEmail()
  const code = email.slice(0, 12).toUpperCase()
  const made = await staffPage.request.post('/api/staff/discounts', {
    headers: { origin: baseURL ?? '' },
    data: { code, kind: 'percent', percent: 10 },
  })
  expect(made.status()).toBe(201)

  await addToCart(page, '/product/red-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, email, en)
  const field = page.getByLabel(discount.label)
  await field.fill(`${code}-NOT`)
  await page.getByRole('button', { name: discount.apply }).click()
  await expect(page.getByText(checkoutRefused.discount.unknown).first()).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: discount.apply }).click()
  await expect(page.getByText(discount.takesOff(code, 'R9.90'))).toBeVisible()
  await page.getByRole('button', { name: review.place('R164.10') }).click()

  await expect(page.getByRole('heading', { level: 1, name: order.thanks('Nok') })).toBeVisible()
  await expect(page.getByText(total.discount(code))).toBeVisible()
  await expect(page.getByText('−R9.90')).toBeVisible()
  const listed = await staffPage.request.get('/api/staff/discounts')
  const { items } = (await listed.json()) as { items: object[] }
  expect(items).toContainEqual(expect.objectContaining({ code, uses: 1, givenCents: 990 }))
})
