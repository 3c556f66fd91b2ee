import type { Page } from '@playwright/test'
import {
  codeField,
  codeFor,
  linkFor,
  mailsSaying,
  newCustomer,
  PASSWORD,
  signIn,
  signUp,
  typePassword,
} from '../e2e/customer.ts'
import { choose, orderByPayFast } from '../e2e/payfast.ts'
import { photo } from '../e2e/office.ts'
import {
  en,
  expect,
  getProduct,
  hydrated,
  newEmail,
  open,
  orderNumberOn,
  test,
  th,
  timelineOf,
} from '../e2e/shopper.ts'

/** The way to the last of a product's pictures, however many it has. */
const LAST_PICTURE = /^Show picture (\d+) of \1$/

/* The shop as it is live: TLS at a proxy, two processes, PostgreSQL, mail by SMTP. */

test('in Thai: signs up, confirms the address, signs in with the code, and pays an order by PayFast', async ({
  page,
  context,
  request,
}) => {
  const { auth, order } = th
  const email = newEmail()
  await signUp(page, email, th)
  await expect(page).toHaveURL(/\/th\/auth\/verify-email/)
  await page.goto(await linkFor(request, email))
  await expect(page.getByText(auth.verify.confirmedTitle).first()).toBeVisible()
  await signIn(page, { email, next: '/th/account' }, th)
  await orderByPayFast(page, email, th, '/th')
  await choose(page, 'Pay, and tell the shop later')
  await expect(page.getByRole('heading', { name: order.pay.waitingTitle })).toBeVisible()
  await expect(timelineOf(page, th).getByText(order.timeline.steps.paid)).toBeVisible()
  await mailsSaying(request, email, new RegExp(await orderNumberOn(page)))
  for (const cookie of await context.cookies(page.url())) {
    expect([cookie.name, cookie.secure]).toEqual([expect.stringMatching(/^__Host-/), true])
  }
})

test('the first admin takes an order to its delivery, as the buyer’s open page tells, and uploads a picture that both processes show', async ({
  page,
  browser,
  baseURL,
  request,
}, { project }) => {
  const { order, staff } = en
  const buyer = await browser.newPage({ baseURL: baseURL ?? '', ignoreHTTPSErrors: true })
  await orderByPayFast(buyer, newEmail(), en)
  await choose(buyer, 'Pay')
  const timeline = timelineOf(buyer, en)
  await expect(timeline.getByText(order.timeline.steps.paid)).toBeVisible()
  const number = await orderNumberOn(buyer)
  await hydrated(buyer)

  const email = await newCustomer(request, baseURL ?? '')
  await open(page, '/admin-setup')
  const main = page.getByRole('main')
  await typePassword(page, email, PASSWORD, en)
  await codeField(page, en).fill(await codeFor(request, email))
  await expect(page).toHaveURL(/\/admin-setup$/)
  const printed = await request.get(`${String(project.metadata['mailbox'])}/setup-token`)
  await main
    .getByLabel(staff.setup.token)
    .first()
    .fill(await printed.text())
  await main.getByRole('button', { name: staff.setup.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: staff.today.title })).toBeVisible()
  expect((await page.goto('/admin-setup'))?.status()).toBe(404)

  await open(page, '/admin/orders')
  await main.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await main.getByRole('button', { name: staff.order.steps.processing }).click()
  await expect(timeline.getByText(order.timeline.steps.processing)).toBeVisible()
  await main.getByLabel(staff.order.carrier).fill('The Courier Guy')
  await main.getByLabel(staff.order.trackingNumber).fill('TCG 0042')
  await main.getByRole('button', { name: staff.order.steps.shipped }).click()
  await expect(timeline.getByText('TCG 0042')).toBeVisible()
  await main.getByRole('button', { name: staff.order.steps.delivered }).click()
  await expect(timeline.getByText(order.timeline.steps.delivered)).toBeVisible()

  await uploadPicture({ owner: page, buyer }, 'khao-soi-curry-paste')
  await open(buyer, '/product/khao-soi-curry-paste')
  await buyer.getByRole('link', { name: LAST_PICTURE }).click()
  const picture = buyer.getByRole('img', { name: 'Seen from behind' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await buyer.close()
})

/** Adds a last picture to a product, with a text, until every process's page shows it. */
async function uploadPicture({ owner, buyer }: { owner: Page; buyer: Page }, slug: string): Promise<void> {
  const { pictures } = en.staff
  const { id } = await getProduct(owner.request, slug)
  const main = owner.getByRole('main')
  await open(owner, `/admin/products/${id}/pictures`)
  await main
    .getByLabel(pictures.files)
    .first()
    .setInputFiles(await photo('back.jpg'))
  await main.getByRole('button', { name: pictures.upload }).click()
  const added = main.getByRole('listitem').filter({ hasText: pictures.place(3, 3) })
  await added.getByLabel(pictures.altEn).fill('Seen from behind')
  await added.getByRole('button', { name: pictures.save }).click()
  await expect(owner.getByText(en.notices['picture-saved'].title)).toBeVisible()
  // The proxy asks the processes by turns.
  await expect(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await (await buyer.request.get(`/product/${slug}`)).text()).toContain('Seen from behind')
    }
  }).toPass()
}

test('nothing of the demo exists', async ({ page, request }) => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  await open(page, '/th')
  await expect(page.getByText(th.shell.demo)).toHaveCount(0)
})
