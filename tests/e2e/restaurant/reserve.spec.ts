import type { APIRequestContext, Page } from '@playwright/test'
import { menu as menuEn } from '#shared/messages/en/restaurant/menu.ts'
import { myReservation as mineEn } from '#shared/messages/en/restaurant/my-reservation.ts'
import { reserve as reserveEn } from '#shared/messages/en/restaurant/reserve.ts'
import { tableOrders as ordersEn } from '#shared/messages/en/restaurant/table-orders.ts'
import { pay as payTh } from '#shared/messages/th/orders/pay.ts'
import { payWithVoucher as payWithVoucherTh } from '#shared/messages/th/orders/pay-with-voucher.ts'
import { vouchers as vouchersTh } from '#shared/messages/th/orders/vouchers.ts'
import { menu as menuTh } from '#shared/messages/th/restaurant/menu.ts'
import { myReservation as mineTh } from '#shared/messages/th/restaurant/my-reservation.ts'
import { reserve as reserveTh } from '#shared/messages/th/restaurant/reserve.ts'
import { tableOrders as ordersTh } from '#shared/messages/th/restaurant/table-orders.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { mailsSaying, newCustomer, signInByRequests } from '../customer.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { dayIn, givenVoucher, sendForm } from '../office.ts'
import { choose } from '../payfast.ts'
import { en, expect, hydrated, newEmail, open, openMenu, phoneOf, th } from '../shopper.ts'
import { test } from '../staff.ts'

const ENGLISH = {
  site: en,
  menu: menuEn,
  mine: mineEn,
  texts: reserveEn,
  orders: ordersEn,
  prefix: '',
  /** Journeys of a language have days of their own: so many from now, and more. */
  days: 44,
}
const THAI: typeof ENGLISH = {
  site: th,
  menu: menuTh,
  mine: mineTh,
  texts: reserveTh,
  orders: ordersTh,
  prefix: '/th',
  days: 50,
}
const LANGUAGES = [
  ['in English, at a desk @first', ENGLISH],
  ['in Thai, on a phone @phone', THAI],
] as const
/** Only the tables that are pushed together seat so many, so that one such party fills an hour. */
const MANY = 10
/** No other journey has so large a party, so that a deposit for it meets none. */
const WITH_DEPOSIT = 13

const field = (page: Page, name: string) => page.locator(`#form-reserve [name=${name}]`)
const timeButton = (page: Page, time: string) =>
  page.getByRole('main').getByRole('button', { name: time, exact: true })

/** The form for a party on a day, as its address names them. */
async function openTimes(page: Page, prefix: string, { guests, day }: { guests: number; day: string }) {
  await open(page, `${prefix}/menu?guests=${guests}&day=${day}#reserve`)
}

async function typeContact(page: Page, email: string): Promise<void> {
  await field(page, 'name').fill('Nok Jaidee')
  await field(page, 'phone').fill(phoneOf(email))
  await field(page, 'email').fill(email)
}

/** Nothing on the page stands in somebody's way. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessible(page)
}

/** The path of the guest's page, from the mail that says this about it. */
async function pathInMail(request: APIRequestContext, email: string, said: RegExp): Promise<string> {
  const [mail] = await mailsSaying(request, email, said)
  return new URL(/https?:\/\/\S+\/reservations\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
}

/** A table that somebody else has reserved; the key of its page. */
async function reserveByApi(request: APIRequestContext, day: string, time: string): Promise<string> {
  const party = { day, time, partySize: MANY, language: 'en' }
  const { key } = await sent<{ key: string }>(request, 'holds', party)
  const email = newEmail()
  await sent(request, 'confirmations', { key, contact: { name: 'Ploy', email, phone: phoneOf(email) } })
  return key
}

async function sent<Answer>(request: APIRequestContext, to: string, data: object): Promise<Answer> {
  const headers = { origin: new URL(String(test.info().project.use.baseURL)).origin }
  const answer = await request.post(`/api/reservations/${to}`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

test('a guest reserves, reads the mail, changes and cancels, by keyboard alone', async ({
  page,
  request,
}) => {
  const [day, email] = [dayIn(ENGLISH.days), newEmail()]
  const { texts, mine, site } = ENGLISH
  const { tabTo, press, type } = byKeyboard(page)
  await openTimes(page, '', { guests: 2, day })
  await tabTo(page.getByLabel(texts.partySize))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(texts.partySize)).toHaveValue('3')
  await press(timeButton(page, '19:00'))
  await expect(page.locator('#form-reserve')).toContainText(texts.guests(3))
  await expectGoodPage(page)
  await type(field(page, 'name'), 'Nok Jaidee')
  await type(field(page, 'phone'), phoneOf(email))
  await type(field(page, 'email'), 'nok')
  await press(page.getByRole('button', { name: texts.submit }))
  await expect(page.getByText(texts.fieldErrors.email)).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await press(page.getByRole('button', { name: texts.submit }))
  await expect(page.getByText(mine.states.confirmed, { exact: true })).toBeVisible()
  await expect(page.getByText(mine.fromTo('19:00', '21:00'))).toBeVisible()

  await open(page, await pathInMail(request, email, /Your table is reserved/))
  await press(page.locator('#change > summary'))
  await press(timeButton(page, '20:00'))
  await expectGoodPage(page)
  await press(page.getByRole('button', { name: mine.changeNow }))
  await expect(page.getByText(mine.fromTo('20:00', '22:00'))).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await press(page.locator('#cancel > summary'))
  await press(page.getByRole('button', { name: mine.cancelNow }))
  await expect(page.getByText(mine.cancelled)).toBeVisible()
  await expect(heading).toHaveText(mine.states.cancelled)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('region', { name: site.shell.notifications })).not.toBeEmpty()
  await mailsSaying(request, email, /Your reservation is cancelled/)
})

test('a guest reserves, reads the mail, changes and cancels, in Thai @phone', async ({ page, request }) => {
  const [day, email] = [dayIn(THAI.days), newEmail()]
  const { texts, mine, prefix } = THAI
  await open(page, `${prefix}/menu`)
  await page.getByRole('heading', { name: THAI.menu.reserve }).scrollIntoViewIfNeeded()
  // Chosen before the first times have been asked for, which must not replace it.
  await page.getByLabel(texts.partySize).evaluate((select: HTMLSelectElement) => {
    select.value = '4'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    select.scrollIntoView()
  })
  await page.getByLabel(texts.day).fill(day)
  await expect(page.getByLabel(texts.day)).toHaveValue(day)
  await expect(page.locator('#form-reserve [name=day]')).toHaveValue(day)
  await timeButton(page, '12:30').click()
  await typeContact(page, email)
  await field(page, 'allergies').fill('ถั่วลิสง')
  await expectGoodPage(page)
  // They think better of the time: what they have typed stays.
  await page.getByRole('link', { name: texts.otherTime }).click()
  await expect(page.locator('#form-reserve button').first()).toBeFocused()
  await timeButton(page, '13:00').click()
  await expect(field(page, 'allergies')).toHaveValue('ถั่วลิสง')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(page.getByText(mine.fromTo('13:00', '15:00'))).toBeVisible()

  await open(page, await pathInMail(request, email, /จองโต๊ะเรียบร้อยแล้ว/))
  await expectGoodPage(page)
  await page.getByText(mine.change, { exact: true }).click()
  // Another time is as near as the one that was pressed.
  await timeButton(page, '15:00').click()
  await page.getByRole('link', { name: texts.otherTime }).click()
  await expect(page.locator('#form-change button').first()).toBeFocused()
  await timeButton(page, '14:30').click()
  await page.getByRole('button', { name: mine.changeNow }).click()
  await expect(page.getByText(mine.fromTo('14:30', '16:30'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await mailsSaying(request, email, /เปลี่ยนการจองให้แล้ว/)
  await page.getByText(mine.cancel, { exact: true }).click()
  await page.getByRole('button', { name: mine.cancelNow }).click()
  await expect(page.getByText(mine.cancelled)).toBeVisible()
  await mailsSaying(request, email, /ยกเลิกการจองให้แล้ว/)
})

for (const [how, { site, days, mine, texts, orders, prefix }] of LANGUAGES) {
  test(`a held table is there again after a reload, on the way back and in the other language: ${how}`, async ({
    page,
  }) => {
    const other = prefix ? ENGLISH : THAI
    const home = page.getByRole('main').getByRole('link', { name: site.home.restaurant.reserve })
    await open(page, prefix || '/?')
    await byKeyboard(page).press(home)
    await expect(page.getByRole('heading', { name: (prefix ? THAI : ENGLISH).menu.reserve })).toBeFocused()
    await page.getByLabel(texts.partySize).selectOption('4')
    await page.getByLabel(texts.day).fill(dayIn(days + 4))
    await timeButton(page, '19:00').click()
    await field(page, 'name').fill('Nok Jaidee')
    await field(page, 'allergies').fill('ถั่วลิสง')
    await expectHeld(4)
    const key = await field(page, 'key').inputValue()

    await page.reload()
    await hydrated(page)
    await expectHeld(4)
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/shop/)
    await page.goBack()
    await expectHeld(4)
    await field(page, 'name').scrollIntoViewIfNeeded()
    await openMenu(page, site)
    const choice = page.locator(`button[name=language]:not([aria-pressed=true])`).locator('visible=true')
    await choice.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'th')
    await hydrated(page)
    await expect(page.locator('#form-reserve')).toContainText(other.texts.at('19:00'))
    await expect(field(page, 'name')).toHaveValue('Nok Jaidee')
    await expect(field(page, 'allergies')).toHaveValue('ถั่วลิสง')
    await expect(field(page, 'key')).toHaveValue(key)
    await expect(page.locator('#form-reserve')).toBeInViewport()

    await page.getByRole('button', { name: other.texts.holdLonger(5) }).click()
    await expect(page.locator('#form-reserve [data-notice]')).toBeFocused()
    await expect(page.getByRole('button', { name: other.texts.holdLonger(5) })).toBeHidden()
    await expect(page.locator('#form-reserve')).toContainText(/[5-9]:\d\d/)
    await expect(field(page, 'key')).toHaveValue(key)
    await expect(field(page, 'name')).toHaveValue('Nok Jaidee')

    async function expectHeld(guests: number): Promise<void> {
      const form = page.locator('#form-reserve')
      await expect(form).toContainText(texts.guests(guests))
      await expect(form).toContainText(texts.at('19:00'))
      await expect(form).toContainText(/[0-4]:\d\d/)
      await expect(field(page, 'name')).toHaveValue('Nok Jaidee')
      await expect(field(page, 'allergies')).toHaveValue('ถั่วลิสง')
    }
  })

  test(`a table is lost while the form is filled: all that was typed stays, and the nearest times are there: ${how}`, async ({
    page,
    request,
  }) => {
    const [day, email] = [dayIn(days + 1), newEmail()]
    await page.clock.install()
    await openTimes(page, prefix, { guests: MANY, day })
    await timeButton(page, '18:00').click()
    await typeContact(page, email)
    await field(page, 'wishes').fill('A cake')
    await page.clock.runFor('05:01')
    await expect(page.getByText(texts.refused.ran_out)).toBeVisible()
    // The table goes to somebody else: given back by its key, and taken.
    const replaces = await field(page, 'key').inputValue()
    const elsewhere = { day, time: '12:00', partySize: 2, language: 'en', replaces }
    await sent(request, 'holds', elsewhere)
    await reserveByApi(request, day, '18:00')
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(texts.refused.full)).toBeVisible()
    await expectGoodPage(page)
    await timeButton(page, '15:00').click()
    await expect(field(page, 'wishes')).toHaveValue('A cake')
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(mine.fromTo('15:00', '18:00'))).toBeVisible()
  })

  test(`on a full day a guest waits, and gets the table of a party that does not come: ${how}`, async ({
    page,
    request,
  }) => {
    const [day, email] = [dayIn(days + 2), newEmail()]
    await reserveByApi(request, day, '12:00')
    await reserveByApi(request, day, '15:00')
    const other = await reserveByApi(request, day, '18:00')
    await openTimes(page, prefix, { guests: MANY, day })
    const main = page.getByRole('main')
    await expect(main.getByText(texts.refused.fullDay)).toBeVisible()
    const form = page.locator('#form-wait')
    await form.getByLabel(texts.waitlist.from).selectOption('18:00')
    await form.getByLabel(texts.waitlist.until).selectOption('19:00')
    await form.getByLabel(texts.name).fill('Malee Srisuk')
    await form.getByLabel(texts.phone).fill(phoneOf(email))
    await form.getByLabel(texts.email).fill(email)
    await expectGoodPage(page)
    await form.getByRole('button', { name: texts.waitlist.submit }).click()
    await expect(form.getByText(texts.waitlist.doneText(email))).toBeVisible()
    await expectGoodPage(page)
    await open(page, await pathInMail(request, email, prefix ? /คุณอยู่ในรายชื่อสำรอง/ : /You’re on our waitlist/))
    await expect(main.getByRole('heading', { name: mine.wait.states.waiting })).toBeVisible()

    await sent(request, `${other}/cancellations`, {})
    await open(page, await pathInMail(request, email, prefix ? /มีโต๊ะว่างสำหรับคุณ/ : /A table is free/))
    await expectGoodPage(page)
    await main.getByRole('button', { name: mine.take }).click()
    await expect(main.getByText(mine.states.confirmed, { exact: true })).toBeVisible()
    await expect(main.getByText(mine.fromTo('18:00', '21:00'))).toBeVisible()
  })

  test(`a large party pays its deposit, and has its table in the account: ${how}`, async ({
    page,
    request,
    staffPage,
    baseURL,
  }) => {
    await askForDeposits(staffPage)
    const day = dayIn(days + 3)
    const email = await newCustomer(request, baseURL ?? '')
    await signInByRequests(page, email, baseURL ?? '')
    await openTimes(page, prefix, { guests: WITH_DEPOSIT, day })
    await timeButton(page, '19:00').click()
    await expect(field(page, 'email')).toHaveValue(email)
    await field(page, 'phone').fill(phoneOf(email))
    await expect(page.getByText(texts.deposit('R1,300.00', 24))).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('button', { name: texts.submit }).click()
    await page.waitForURL(/\/order\//)
    await hydrated(page)
    await page.getByRole('link', { name: site.order.pay.button('R1,300.00') }).click()
    await choose(page, 'Pay')
    await expect(page.getByText(site.order.depositStatuses.confirmed, { exact: true }).first()).toBeVisible()

    await open(page, await pathInMail(request, email, prefix ? /จองโต๊ะเรียบร้อยแล้ว/ : /Your table is reserved/))
    await expect(page.getByText(orders.paid('R1,300.00'))).toBeVisible()
    await expect(page.getByRole('link', { name: orders.jars })).toBeVisible()
    await expectGoodPage(page)
    const own = new URL(page.url()).pathname
    await open(page, `${prefix}/account`)
    await expect(page.getByRole('main').locator(`a[href="${own}"]`)).toBeVisible()
    await expectGoodPage(page)
  })
}

test('a gift voucher pays the deposit of a table: in Thai, on a phone @phone', async ({
  page,
  request,
  staffPage,
}) => {
  await askForDeposits(staffPage)
  const [voucher, email] = [await givenVoucher(staffPage, request, 1500), newEmail()]
  await openTimes(page, '/th', { guests: WITH_DEPOSIT, day: dayIn(THAI.days + 6) })
  await timeButton(page, '19:00').click()
  await typeContact(page, email)
  await page.getByRole('button', { name: reserveTh.submit }).click()
  await page.waitForURL(/\/order\//)
  await hydrated(page)
  await page.getByRole('link', { name: payTh.voucher }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payWithVoucherTh.title)
  await expect(page.getByText('R1,300.00')).toBeVisible()
  await expectGoodPage(page)
  const code = page.getByLabel(payWithVoucherTh.code)
  await code.fill('KROK-0000')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(voucher)
  await page.getByRole('button', { name: payWithVoucherTh.submit }).click()
  await expect(page.getByText(th.order.depositStatuses.confirmed, { exact: true }).first()).toBeVisible()
  await expectGoodPage(page)

  await open(page, await pathInMail(request, email, /จองโต๊ะเรียบร้อยแล้ว/))
  await expect(page.getByText(ordersTh.paid('R1,300.00'))).toBeVisible()
  await open(page, `/th/voucher/${voucher}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vouchersTh.balance.left('R200.00'))
})

/** Parties of WITH_DEPOSIT guests pay one. Journeys that run side by side ask for the same. */
async function askForDeposits(staffPage: Page): Promise<void> {
  await expect(async () => {
    await staffPage.goto('/admin/settings')
    const from = staffPage.locator('[name=depositFrom]')
    if ((await from.inputValue()) === String(WITH_DEPOSIT)) return
    const saved = await from.evaluate((input: HTMLInputElement) =>
      Array.from(new FormData(input.form ?? undefined), ([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    const form = { ...Object.fromEntries(saved), depositFrom: String(WITH_DEPOSIT) }
    await sendForm(staffPage, '/admin/settings', { form: { ...form, intent: 'save-reservations' } })
    await staffPage.reload()
    await expect(from).toHaveValue(String(WITH_DEPOSIT))
  }).toPass()
}
