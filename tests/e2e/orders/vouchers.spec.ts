import { addTime, DAY } from '#shared/kernel/durations.ts'
import { formatDate, shopDay } from '#shared/kernel/dates.ts'
import { papers as papersEn } from '#shared/messages/en/orders/papers.ts'
import { vouchers as vouchersEn } from '#shared/messages/en/orders/vouchers.ts'
import { papers as papersTh } from '#shared/messages/th/orders/papers.ts'
import { vouchers as vouchersTh } from '#shared/messages/th/orders/vouchers.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { payTransfer } from '../office.ts'
import { seePdf } from '../see-pdf.ts'
import { en, expect, hydrated, mailsTo, newEmail, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

/* Vouchers: bought, printed, looked up, taken at the door. */

test('a voucher for a later day, bought by keyboard alone: its card is printed, and it waits for its day', async ({
  page,
  staffPage,
  request,
}) => {
  const [email, to] = [newEmail(), newEmail()]
  const day = shopDay(addTime(new Date(), 7 * DAY))
  await open(page, '/vouchers')
  const main = page.getByRole('main')
  const { type, tabTo, press } = byKeyboard(page)
  const amount = main.getByLabel(vouchersEn.amount)
  await tabTo(amount)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('49')
  await type(main.getByLabel(vouchersEn.toName), 'Malee')
  await type(main.getByLabel(vouchersEn.fromName), 'Somchai')
  await type(main.getByLabel(vouchersEn.message), 'See you on Friday! <b>')
  await type(main.getByLabel(vouchersEn.toEmail), to)
  await main.getByLabel(vouchersEn.sendsOn).fill(day)
  await type(main.getByLabel(vouchersEn.name), 'Somchai Jaidee')
  await type(main.getByLabel(vouchersEn.email, { exact: true }), email)
  await press(main.getByRole('button', { name: vouchersEn.submit }))
  await expect(main.getByText(vouchersEn.fieldErrors.out_of_range)).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\//)
  await expect(main.getByText(en.order.next.voucher)).toBeVisible()

  await payTransfer(staffPage, email)
  const link = main.getByRole('link', { name: papersEn.voucher.print })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const pdf = await request.get((await link.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const card = (await seePdf(page, await pdf.body())).lines.join('\n')
  expect(card).toContain('R500.00')
  expect(card).toContain('See you on Friday! <b>')
  const code = /KROK-[\w-]{22}/.exec(card)?.[0] ?? ''
  await open(page, '/voucher')
  await main.getByLabel(vouchersEn.balance.code).fill(code.replace('KROK-', 'KROK-I'))
  await press(main.getByRole('button', { name: vouchersEn.balance.submit }))
  await expect(main.getByText(vouchersEn.fieldErrors.voucher_code)).toBeVisible()
  await main.getByLabel(vouchersEn.balance.code).fill(code.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vouchersEn.balance.left('R500.00'))
  const words = formatDate(new Date(`${day}T12:00:00Z`), 'en')
  await expect(main.getByText(vouchersEn.balance.from(words))).toBeVisible()
  await expectAccessible(page)
})

test('in Thai, on a phone: a voucher is mailed, its QR code opened at the door, and the bill taken off it @phone', async ({
  page,
  staffPage,
  request,
}) => {
  const [email, to] = [newEmail(), newEmail()]
  await open(page, '/th/vouchers')
  const main = page.getByRole('main')
  await main.getByLabel(vouchersTh.amount).fill('200')
  await main.getByLabel(vouchersTh.toName).fill('มะลิ')
  await main.getByLabel(vouchersTh.message).fill('สุขสันต์วันเกิดนะ 🎉')
  await main.getByLabel(vouchersTh.toEmail).fill(to)
  await main.getByLabel(vouchersTh.name).fill('สมชาย ใจดี')
  await main.getByLabel(vouchersTh.email, { exact: true }).fill(email)
  expect(await sidewaysScroll(page)).toBe(0)
  await main.getByRole('button', { name: vouchersTh.submit }).click()
  await expect(page).toHaveURL(/\/th\/order\//)
  await payTransfer(staffPage, email)
  await expect(main.getByRole('link', { name: papersTh.voucher.print })).toBeVisible()
  let link = ''
  await expect(async () => {
    const [mail] = await mailsTo(request, to)
    link = /\/th\/voucher\/KROK-[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await open(page, link)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vouchersTh.balance.left('R200.00'))
  expect(await sidewaysScroll(page)).toBe(0)

  // Staff scan the same code with their own phone.
  await staffPage.setViewportSize({ width: 390, height: 844 })
  await staffPage.goto(link)
  await hydrated(staffPage)
  await expect(staffPage).toHaveURL(/\/th\/admin\/vouchers\/[0-9a-f-]{36}$/)
  const door = staffPage.getByRole('region', { name: th.staff.vouchers.take.title })
  await door.getByLabel(th.staff.vouchers.take.amount).fill('250')
  await door.getByRole('button', { name: th.staff.vouchers.take.submit }).click()
  await expect(door.getByText(th.staff.vouchers.refusals.voucher_too_little('R200.00'))).toBeVisible()
  await door.getByLabel(th.staff.vouchers.take.amount).fill('123.50')
  await door.getByRole('button', { name: th.staff.vouchers.take.submit }).click()
  await expect(door.getByText(th.staff.vouchers.take.hint('R76.50'))).toBeVisible()
  await expectAccessible(staffPage)
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vouchersTh.balance.left('R76.50'))
})
