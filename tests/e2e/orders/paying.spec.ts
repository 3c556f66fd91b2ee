import type { Locator } from '@playwright/test'
import { choose, orderByPayFast } from '../payfast.ts'
import { en, expect, mailsTo, newEmail, placeByApi, test, th, timelineOf } from '../shopper.ts'

/* Buying through PayFast: a stand-in that signs and asks back as PayFast's documentation says (tests/helpers). */

test('pays; PayFast tells the shop before the buyer is back @first', async ({ page, request }) => {
  const email = newEmail()
  await orderByPayFast(page, email, en)
  await choose(page, 'Pay')
  await expect(timelineOf(page, en).getByText(en.order.timeline.steps.paid)).toBeVisible()
  await expect(page.getByText(en.order.paymentStatuses.paid, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: en.order.pay.waitingTitle })).toBeHidden()
  const invoice = page.getByRole('link', { name: en.order.documents.open })
  const pdf = await request.get((await invoice.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(async () => expect(await mailsTo(request, email)).toHaveLength(2)).toPass()
})

test('in Thai: the buyer is back first, and is told live when the payment is confirmed @phone @first', async ({
  page,
}) => {
  await orderByPayFast(page, newEmail(), th, '/th')
  await choose(page, 'Pay, and tell the shop later')
  await expect(page.getByRole('heading', { name: th.order.pay.waitingTitle })).toBeVisible()
  await expect(page).toHaveURL(/\/th\/order\//)
  await expect(timelineOf(page, th).getByText(th.order.timeline.steps.paid)).toBeVisible()
  await expect(page.getByRole('heading', { name: th.order.pay.waitingTitle })).toBeHidden()
})

test('turns back, finds the order waiting, and pays later', async ({ page }) => {
  await orderByPayFast(page, newEmail(), en)
  await choose(page, 'Cancel')
  await expect(page.getByText(en.order.pay.stopped)).toBeVisible()
  await expect(timelineOf(page, en).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: en.order.pay.button('R174.00') }).click()
  await choose(page, 'Pay')
  await expect(timelineOf(page, en).getByText(en.order.timeline.steps.paid)).toBeVisible()
})

test('a payment fails, the page says so, and another try pays @phone', async ({ page }) => {
  await orderByPayFast(page, newEmail(), en)
  await choose(page, 'Fail')
  await expect(page.getByText(en.order.pay.failed)).toBeVisible()
  // The ways to pay come before what was ordered, and what was ordered before what comes next.
  const lines = page.getByRole('region', { name: en.order.lines })
  const topOf = async (part: Locator) => (await part.boundingBox())!.y
  const button = page.getByRole('link', { name: en.order.pay.button('R174.00') })
  expect(await topOf(button)).toBeLessThan(await topOf(lines))
  await button.click()
  await choose(page, 'Pay')
  await expect(timelineOf(page, en).getByText(en.order.timeline.steps.paid)).toBeVisible()
  const next = page.getByRole('heading', { name: en.order.next.title })
  await expect(async () => expect(await topOf(lines)).toBeLessThan(await topOf(next))).toPass()
})

test('going back from PayFast with the browser’s button does not lead there again @phone', async ({
  page,
}) => {
  await orderByPayFast(page, newEmail(), en)
  await page.goBack()
  await expect(page.getByRole('button', { name: en.order.pay.goTo('PayFast') })).toBeVisible()
  await page.getByRole('link', { name: en.order.pay.back }).click()
  await expect(page.getByRole('heading', { name: en.order.pay.title })).toBeVisible()
})

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('a button leads to PayFast', async ({ page, request }) => {
    await page.goto(await placeByApi(request, newEmail(), 'payfast'))
    await page.getByRole('link', { name: en.order.pay.button('R99.00') }).click()
    await page.getByRole('button', { name: en.order.pay.goTo('PayFast') }).click()
    await choose(page, 'Pay')
    await expect(async () => {
      await page.reload()
      expect(await timelineOf(page, en).getByText(en.order.timeline.steps.paid).isVisible()).toBe(true)
    }).toPass()
  })
})
