import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { menu as menuEn } from '#shared/messages/en/restaurant/menu.ts'
import { myReservation as mineEn } from '#shared/messages/en/restaurant/my-reservation.ts'
import { reserve as reserveEn } from '#shared/messages/en/restaurant/reserve.ts'
import { menu as menuTh } from '#shared/messages/th/restaurant/menu.ts'
import { myReservation as mineTh } from '#shared/messages/th/restaurant/my-reservation.ts'
import { reserve as reserveTh } from '#shared/messages/th/restaurant/reserve.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { dayIn } from '../office.ts'
import { en, expect, newEmail, open, phoneOf } from '../shopper.ts'
import { test } from '../staff.ts'

const field = (page: Page, name: string) => page.locator(`#form-reserve [name=${name}]`)
/** The times that are offered before anybody asks. */
const offered = (page: Page) => page.getByRole('main').locator('button[value^="take-"]')

for (const [how, prefix, menu, mine, texts] of [
  ['in English', '/?', menuEn, mineEn, reserveEn],
  ['in Thai', '/th', menuTh, mineTh, reserveTh],
] as const) {
  test(`a table from home in six taps: ${how} @phone`, async ({ page }) => {
    let taps = 0
    async function tap(to: Locator): Promise<void> {
      await to.click()
      taps += 1
    }
    const email = newEmail()
    await open(page, prefix)
    await page.locator('#restaurant').scrollIntoViewIfNeeded()
    const shifts = await watchShifts(page)
    // In the evening few are left.
    await tap(offered(page).last())
    expect(await shifts()).toBeLessThan(0.001)
    await expect(page.getByRole('heading', { name: menu.reserve })).toBeFocused()
    await expect(page.locator('#form-reserve')).toContainText(/4:\d\d/)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)
    for (const [name, typed] of [
      ['name', 'Nok Jaidee'],
      ['phone', phoneOf(email)],
      ['email', email],
    ] as const) {
      await tap(field(page, name))
      await page.keyboard.type(typed)
    }
    await tap(page.getByRole('button', { name: texts.submit }))
    await expect(page.getByRole('heading', { name: mine.states.confirmed })).toBeVisible()
    expect(taps).toBeLessThanOrEqual(6)
  })
}

test('a table by keyboard in at most 60 presses, what is typed aside', async ({ page }) => {
  let presses = 0
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key)
    presses += 1
  }
  async function goTo(to: Locator): Promise<void> {
    await expect(to).toBeVisible()
    while (!(await to.evaluate((element) => element === document.activeElement))) {
      expect(presses).toBeLessThan(100)
      await press('Tab')
    }
  }
  const email = newEmail()
  await open(page, '/?')
  await goTo(page.getByRole('banner').getByRole('link', { name: en.shell.reserve }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: menuEn.reserve })).toBeFocused()
  const time = page.locator('#form-reserve').getByRole('button').first()
  await goTo(time)
  await press('Enter')
  await expect(page.locator('#form-reserve [data-notice]')).toBeFocused()
  await goTo(field(page, 'name'))
  await page.keyboard.type('Nok Jaidee')
  await goTo(field(page, 'phone'))
  await page.keyboard.type(phoneOf(email))
  await goTo(field(page, 'email'))
  await page.keyboard.type(email)
  await goTo(page.getByRole('button', { name: reserveEn.submit }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: mineEn.states.confirmed })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(60)
})

test('a time that is gone when it is pressed is answered with those nearest to it, and a press without a connection with why', async ({
  page,
  request,
  context,
}) => {
  await open(page, '/menu')
  const button = offered(page).first()
  const time = (await button.innerText()).trim()
  // The scripts that the first pointer brings are there.
  await button.hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button.click()
  const said = page.locator('#next-times')
  await expect(said).toHaveText(en.forms.network)
  await expect(said).toBeFocused()
  await context.setOffline(false)
  // A day of its own, whose times are all free whatever the hour.
  const day = dayIn(35)
  await takeAll(request, { day, time })
  await page
    .locator('form:has(#next-times) [name=day]')
    .evaluate((input: HTMLInputElement, day) => (input.value = day), day)
  await button.click()
  await expect(said).toContainText(reserveEn.refused.full)
  await expect(said).toBeFocused()
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessible(page)
  await offered(page).first().click()
  await expect(page.locator('#form-reserve')).toContainText(/4:\d\d/)
  await expect(page.getByRole('heading', { name: menuEn.reserve })).toBeFocused()
})

/** Holds every table for two at a time, each from an address of its own. */
async function takeAll(request: APIRequestContext, at: { day: string; time: string }): Promise<void> {
  const origin = new URL(String(test.info().project.use.baseURL)).origin
  for (let sender = 1; sender < 200; sender += 1) {
    const headers = { origin, 'x-forwarded-for': `10.77.${sender}.1` }
    const data = { ...at, partySize: 2, language: 'en' }
    const answer = await request.post('/api/reservations/holds', { data, headers })
    if (!answer.ok()) return
  }
}

/** The sum of all layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const marks = { shifts: 0 }
    Object.assign(window, { marks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        marks.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { marks: { shifts: number } }).marks.shifts)
}
