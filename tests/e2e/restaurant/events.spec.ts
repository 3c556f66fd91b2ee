import type { APIRequestContext, Page } from '@playwright/test'
import { eventSignUp as signUpEn } from '#shared/messages/en/restaurant/event-sign-up.ts'
import { events as eventsEn, type EventsMessages } from '#shared/messages/en/restaurant/events.ts'
import { eventSignUp as signUpTh } from '#shared/messages/th/restaurant/event-sign-up.ts'
import { events as eventsTh } from '#shared/messages/th/restaurant/events.ts'
import { mailsSaying } from '../customer.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { dayIn, newTag, photo } from '../office.ts'
import { en, expect, type Mail, newEmail, open } from '../shopper.ts'
import { test } from '../staff.ts'

/** Fills in the form on the page of an event, and sends it. */
async function signUpFor(page: Page, email: string, name: string, { form }: EventsMessages): Promise<void> {
  const card = page
    .getByRole('region', { name: form.title })
    .or(page.getByRole('region', { name: form.titleFull }))
  await card.getByLabel(form.name).fill(name)
  await card.getByLabel(form.email).fill(email)
  await card.getByLabel(form.seats).selectOption('1')
  await card.locator('button[value=sign-up]').click()
}

/** The newest mail to an address with such a subject. */
async function mailAbout(request: APIRequestContext, email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await mailsSaying(request, email, /./)).find((mail) => subject.test(mail.subject))
    expect(found).toBeDefined()
  }).toPass()
  return found as Mail
}

/** The page of the sign-up that a mail links to. */
const signUpIn = ({ text }: Mail) =>
  /https?:\/\/[^/\s]+(\/\S*events\/sign-ups\/[\w.-]+)/.exec(text)?.[1] ?? 'none'

async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
}

test('from the home page to the next event: signs up, reads the mail, and cancels by its link @first', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main')
  await open(page, '/')
  const teaser = main.getByRole('region').filter({ hasText: en.home.event.eyebrow })
  const title = await teaser.getByRole('heading', { level: 2 }).innerText()
  await teaser.getByRole('link', { name: en.home.event.all }).click()
  await expect(main.getByRole('heading', { level: 1, name: eventsEn.title })).toBeVisible()
  await expectWellMade(page)
  await main.getByRole('region', { name: eventsEn.upcoming }).getByRole('link', { name: title }).click()
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectWellMade(page)

  const file = await request.get(
    (await main.getByRole('link', { name: eventsEn.calendar }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VEVENT')

  const email = newEmail()
  const { form } = eventsEn
  await main.locator('button[value=sign-up]').click()
  await expect(main.getByText(eventsEn.fieldErrors.required).first()).toBeVisible()
  await signUpFor(page, email, 'Nok Jaidee', eventsEn)
  await expect(main.getByText(eventsEn.done.confirmText(email))).toBeVisible()
  await expect(main.getByLabel(form.name)).toBeHidden()

  const asking = await mailAbout(request, email, /^Please confirm: /)
  await open(page, signUpIn(asking))
  await expectWellMade(page)
  await main.getByRole('button', { name: signUpEn.confirm }).click()
  await expect(main.getByRole('button', { name: signUpEn.confirm })).toBeHidden()
  const mail = await mailAbout(request, email, /^You’re coming: /)
  expect(mail.text).toContain(title)
  await page.goto(`/dev/mailbox/${mail.id}`)
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await expect(main.getByText(signUpEn.booked(1))).toBeVisible()
  await expectWellMade(page)
  await main.getByRole('button', { name: signUpEn.cancel }).click()
  await expect(main.getByText(signUpEn.cancelledText)).toBeVisible()
  await mailAbout(request, email, /^Cancelled: your seats/)
})

test('the owner makes an event of one seat; the second guest waits, gets the seat of the first, and is told of the end @phone', async ({
  page,
  staffPage,
  request,
}) => {
  const { events, pictures, products } = en.staff
  const tag = newTag()
  const title = { en: `Supper ${tag}`, th: `มื้อค่ำ ${tag}` }
  const office = staffPage.getByRole('main')
  const field = (name: keyof typeof events.fields, language: string) =>
    office.getByLabel(`${events.fields[name]} (${language})`)
  await open(staffPage, '/admin/events')
  await office.getByRole('link', { name: events.add }).click()
  await field('title', products.languages.en).fill(title.en)
  await field('title', products.languages.th).fill(title.th)
  await field('shortDescription', products.languages.en).fill('One chair, nine dishes.')
  await field('shortDescription', products.languages.th).fill('เก้าอี้หนึ่งตัว อาหารเก้าจาน')
  await field('location', products.languages.en).fill('KROK, 12 Bree Street, Cape Town')
  await field('pictureAlt', products.languages.en).fill('A table')
  await office.getByLabel(events.starts).fill(`${dayIn(300)}T18:00`)
  await office.getByLabel(events.ends).fill(`${dayIn(300)}T21:00`)
  await office.getByLabel(events.price).fill('250.50')
  await office.getByLabel(events.seats, { exact: true }).fill('1')
  await office.getByRole('button', { name: events.create }).click()
  await expect(office.getByRole('heading', { level: 1, name: title.en })).toBeVisible()

  await office.getByLabel(pictures.file).setInputFiles(await photo('small.jpg'))
  await office.getByRole('button', { name: pictures.upload }).click()
  const shown = office.getByRole('region', { name: events.picture }).getByRole('img', { name: 'A table' })
  await expect(shown).toBeVisible()
  await office.getByRole('button', { name: events.publish }).click()
  await expect(office.getByRole('button', { name: events.hide })).toBeVisible()
  const href = (await office.getByRole('link', { name: events.seeInShop }).getAttribute('href')) ?? ''

  const main = page.getByRole('main')
  const [first, second] = [newEmail(), newEmail()]
  const confirm = async (email: string) => {
    await open(page, signUpIn(await mailAbout(request, email, /^รอคุณยืนยัน/)))
    await main.getByRole('button', { name: signUpTh.confirm }).click()
    await expect(main.getByRole('button', { name: signUpTh.confirm })).toBeHidden()
  }
  await open(page, `/th${href}`)
  await expect(main.getByRole('heading', { level: 1, name: title.th })).toBeVisible()
  await expectWellMade(page)
  await signUpFor(page, first, 'มาลี', eventsTh)
  await expect(main.getByText(eventsTh.done.confirmText(first))).toBeVisible()
  await confirm(first)

  // The page is kept until the shop has heard of the seat.
  await expect(async () => {
    await open(page, `/th${href}`)
    await expect(main.getByRole('heading', { name: eventsTh.form.titleFull })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await signUpFor(page, second, 'สมชาย', eventsTh)
  await expect(main.getByText(eventsTh.done.confirmText(second))).toBeVisible()
  await confirm(second)
  await expect(main.getByText(signUpTh.waiting(1, 1))).toBeVisible()

  await open(page, signUpIn(await mailAbout(request, first, /^ยืนยันที่นั่ง/)))
  await expect(main.getByText(signUpTh.booked(1))).toBeVisible()
  await expectWellMade(page)
  await main.getByRole('button', { name: signUpTh.cancel }).click()
  await expect(main.getByText(signUpTh.cancelledText)).toBeVisible()
  await open(page, signUpIn(await mailAbout(request, second, /^ได้ที่นั่งแล้ว/)))
  await expect(main.getByText(signUpTh.booked(1))).toBeVisible()

  await open(staffPage, '/admin/events')
  await office.getByRole('searchbox').fill(tag)
  await office.getByRole('searchbox').press('Enter')
  const row = office.getByRole('row').filter({ hasText: tag })
  await row.getByRole('link', { name: `${events.guests}: ${events.taken(1, 1)}` }).click()
  const guest = (email: string) => office.getByRole('row').filter({ hasText: email })
  await expect(guest(second)).toContainText(events.guestStates.booked)
  await expect(guest(first)).toContainText(events.guestStates.cancelled)
  await expectWellMade(staffPage)
  await office.getByRole('link', { name: title.en }).click()
  await office.getByLabel(`${events.reason} (${products.languages.en})`).fill('The stove broke.')
  await office.getByLabel(`${events.reason} (${products.languages.th})`).fill('เตาเสีย')
  await office.getByRole('button', { name: events.cancel }).click()
  await expect(office.getByText(events.states.cancelled, { exact: true })).toBeVisible()
  expect((await mailAbout(request, second, /^ยกเลิกงาน/)).text).toContain('เตาเสีย')
  await page.reload()
  await expect(main.getByText(signUpTh.eventCancelled)).toBeVisible()
})
