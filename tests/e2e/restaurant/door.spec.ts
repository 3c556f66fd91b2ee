import type { Locator, Page } from '@playwright/test'
import { dayIn, newTag, postAsStaff, sendForm } from '../office.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { en, expect, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

/** Two tables that no guest and no other journey uses, one below the other, and a party at the first of them. */
async function prepare(staffPage: Page, { day, order }: { day: string; order: number }) {
  const [first, second, name] = [`A${newTag()}`, `B${newTag()}`, `Party ${newTag()}`]
  const seats = { fewest: String(order), most: String(order), isActive: 'on', area: '' }
  for (const [i, table] of [first, second].entries()) {
    await sendForm(staffPage, '/admin/tables', {
      form: { intent: 'add', name: table, sortOrder: String(900 + order + i), ...seats },
    })
  }
  await staffPage.goto('/admin/reservations')
  const id = await staffPage
    .locator('select[name=table] option', { hasText: first })
    .first()
    .getAttribute('value')
  const party = { partySize: '2', time: '18:00', table: id ?? '', language: 'en', name, phone: '', email: '' }
  await sendForm(staffPage, `/admin/reservations?day=${day}`, {
    form: { intent: 'phone', day, allergies: 'Peanuts', wishes: '', ...party },
  })
  return { first, second, name }
}

/** Seats a walk-in of so many guests, for whom there are only those two tables, with two presses. */
async function seatWalkIn(
  main: Locator,
  guests: number,
  table: string,
  { walkIn }: typeof en.staff.reservations,
) {
  await main.getByLabel(walkIn.more).fill(String(guests))
  await main.getByRole('button', { name: walkIn.choose }).click()
  await main.getByRole('button', { name: walkIn.seat(table) }).click()
}

test('the person at the door seats a walk-in, moves a party by drag and by keyboard, and closes the evening @first', async ({
  staffPage: page,
}) => {
  const day = dayIn(41)
  const { first, second, name } = await prepare(page, { day, order: 40 })
  const texts = en.staff.reservations
  const main = page.getByRole('main')
  await open(page, '/admin/reservations')
  await seatWalkIn(main, 40, first, texts)
  const row = (table: string) => main.locator(`[data-table="${table}"]`)
  await expect(row(first).getByRole('link', { name: texts.walkInName })).toBeVisible()

  await open(page, `/admin/reservations?day=${day}`)
  const block = row(first).getByRole('listitem').filter({ hasText: name })
  await block.scrollIntoViewIfNeeded()
  const [at, track] = [await block.boundingBox(), await row(second).boundingBox()]
  const offset = (at?.x ?? 0) - (track?.x ?? 0)
  await block.dragTo(row(second), {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: { x: offset + 20, y: 20 },
  })
  await expect(main.getByText(texts.moved(name, texts.place(second, '18:00'))).last()).toBeVisible()
  await expect(row(second).getByRole('link', { name })).toBeVisible()
  await main.getByRole('button', { name: texts.undo, exact: true }).click()
  await expect(row(first).getByRole('link', { name })).toBeVisible()

  const handle = (table: string) => row(table).getByRole('button', { name: new RegExp(name) })
  await handle(first).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(main.getByText(texts.over(texts.place(second, '18:15'), false))).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(main.getByText(texts.left(name))).toBeAttached()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(row(second).getByRole('link', { name })).toBeVisible()
  await expect(handle(second)).toBeFocused()

  const other = `Party ${newTag()}`
  await postAsStaff(page, '/api/staff/reservations', {
    day,
    time: '13:00',
    partySize: 2,
    source: 'phone',
    language: 'en',
    contact: { name: other, email: '', phone: '', wishes: '', allergies: '' },
  })
  await expect(main.getByText(texts.news(1))).toBeVisible()
  await expect(main.getByRole('listitem').getByRole('link', { name: other })).toBeVisible()
  await expectAccessible(page)

  await row(second).getByRole('link', { name }).click()
  // Nobody is missed before their time.
  await expect(main.getByRole('button', { name: texts.steps.no_show, exact: true })).toHaveCount(0)
  await main.getByText(texts.detail.otherSteps, { exact: true }).click()
  await main.getByRole('button', { name: texts.steps.cancelled, exact: true }).click()
  await expect(main.getByText(`${texts.detail.fields['status']}:`)).toBeVisible()
  await open(page, `/admin/reservations?day=${day}`)
  await closeEvening(main, texts)
  await expect(row(first).getByText(`${texts.closed}: No power`)).toBeVisible()
})

test('on a phone, in Thai, the same by a list: walk-in, move by a form, cancel, a time closed @phone', async ({
  staffPage: page,
}) => {
  const day = dayIn(42)
  const { first, second, name } = await prepare(page, { day, order: 45 })
  const texts = th.staff.reservations
  const main = page.getByRole('main')
  await open(page, '/th/admin/reservations')
  await seatWalkIn(main, 45, first, texts)
  await expect(main.getByRole('listitem').filter({ hasText: texts.table(first) })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)

  await open(page, `/th/admin/reservations?day=${day}`)
  await main.getByRole('link', { name: new RegExp(name) }).click()
  const move = main.getByRole('region', { name: texts.detail.move })
  await move
    .getByLabel(texts.phone.table, { exact: true })
    .selectOption({ label: `${second} (${texts.seats(45, 45)})` })
  await move.getByRole('button', { name: texts.detail.moveSubmit }).click()
  await expect(main.getByText(`${first} → `)).toBeVisible()
  await main.getByText(texts.detail.otherSteps, { exact: true }).click()
  await main.getByRole('button', { name: texts.steps.cancelled, exact: true }).click()
  await expect(main.getByText(texts.states.cancelled).first()).toBeVisible()
  await expectAccessible(page)
  await open(page, `/th/admin/reservations?day=${day}`)
  await closeEvening(main, texts)
  await expect(main.getByText('No power').filter({ visible: true })).toBeVisible()
})

/** From 18:00 on; nobody is expected any more, so it is not asked. */
async function closeEvening(main: Locator, { closeOut }: typeof en.staff.reservations) {
  await main.getByText(closeOut.title, { exact: true }).click()
  const form = main.locator('#close')
  await form.getByLabel(closeOut.from).selectOption('18:00')
  await form.getByLabel(closeOut.reason).fill('No power')
  await form.getByRole('button', { name: closeOut.submit }).click()
}
