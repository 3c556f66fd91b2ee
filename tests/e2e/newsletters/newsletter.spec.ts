import type { Locator, Page } from '@playwright/test'
import { mailPreferences as preferencesTh } from '#shared/messages/th/newsletters/mail-preferences.ts'
import { mailTopics as topicsTh } from '#shared/messages/th/newsletters/mail-topics.ts'
import { newsletter as newsletterEn } from '#shared/messages/en/newsletters/newsletter.ts'
import { newsletter as newsletterTh } from '#shared/messages/th/newsletters/newsletter.ts'
import { linkFor, mailsSaying } from '../customer.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { getAsStaff, newTag, postAsStaff } from '../office.ts'
import { en, expect, type Mail, mailsTo, newEmail, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form')

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)

/** Sends the form at the foot of the page that is open, and stays there. */
async function subscribe(page: Page, email: string): Promise<void> {
  const form = footerForm(page)
  const field = form.getByRole('textbox')
  await field.fill(email)
  // Axe does not look at what is typed: it must not have the light colour of the foot's texts.
  expect(await colourOf(field)).not.toBe(await colourOf(form))
  await form.getByRole('button').click()
  await expect(field).toHaveValue('')
}

/** Opens the mailed link and presses its button. */
async function confirm(page: Page, email: string, texts: typeof newsletterEn): Promise<void> {
  await open(page, await linkFor(page.request, email, /newsletter\/confirm/))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: texts.confirm.title })).toBeVisible()
  await expect(main.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: texts.confirm.submit }).click()
  await expect(main.getByRole('heading', { level: 1, name: texts.subscribed.title })).toBeVisible()
}

test('a visitor subscribes at the foot of the page, confirms by the mail, and only their own browser knows of it @first', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = newEmail()
  const told = page.getByRole('region', { name: en.shell.notifications })
  await open(page, '/')
  await subscribe(page, ` ${email} `)
  await expect(told).toContainText('Welcome to our culinary family!')
  await expect(told).toContainText("You'll receive our latest recipes and product updates.")
  await expect(footerForm(page)).toContainText(newsletterEn.next.subscribed)
  await confirm(page, email, newsletterEn)
  await expectAccessible(page)

  // The foot is also that of a page that is not there.
  await open(page, '/no-such-page')
  await subscribe(page, email)
  await expect(told).toContainText("You're already subscribed!")
  await expect(told).toContainText('Thank you for being part of our culinary family.')

  const stranger = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await stranger.goto('/')
  await footerForm(stranger).getByRole('textbox').fill(email)
  await footerForm(stranger).getByRole('button').click()
  await expect(stranger).toHaveURL('/newsletter')
  const main = stranger.getByRole('main')
  await expect(main.getByText('Welcome to our culinary family!')).toBeVisible()
  await expect(main.getByText("You're already subscribed!")).toHaveCount(0)
  await stranger.context().close()
  // Only the owner of the address learns that it is on the list.
  await mailsSaying(request, email, /You get them already/)

  await open(page, '/newsletter')
  await expectAccessible(page)
  await open(page, '/newsletter/confirm?token=none')
  await expect(page.getByRole('heading', { level: 1, name: newsletterEn.confirm.deadTitle })).toBeVisible()
  await expectAccessible(page)
})

test('who subscribes before the script of the form has come stays on the page; where it cannot come, a page answers', async ({
  page,
  complaints,
}) => {
  let come = () => {}
  const waits = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/answer-in-place-*.js', async (route) => {
    await waits
    await route.continue()
  })
  await open(page, '/about')
  const send = async () => {
    await footerForm(page).getByRole('textbox').fill(newEmail())
    await footerForm(page).getByRole('button').click()
  }
  await send()
  come()
  const told = page.getByRole('region', { name: en.shell.notifications })
  await expect(told).toContainText('Welcome to our culinary family!')
  await expect(page).toHaveURL(/\/about$/)

  await page.unrouteAll()
  await page.route('**/answer-in-place-*.js', (route) => route.abort())
  await open(page, '/contact')
  await send()
  await expect(page).toHaveURL(/\/newsletter$/)
  await expect(page.getByRole('main').getByText('Welcome to our culinary family!')).toBeVisible()
  // The shop hears of the script that did not come.
  expect(complaints.splice(0).join()).toMatch(/^unhandled rejection .+answer-in-place/)
})

test('without a connection the form at the foot stays, with what is typed, and the page says why', async ({
  page,
  context,
  complaints,
}) => {
  const email = newEmail()
  await open(page, '/about')
  const told = page.getByRole('region', { name: en.shell.notifications })
  await expect(told).toBeAttached()
  await context.setOffline(true)
  const field = footerForm(page).getByRole('textbox')
  await field.fill(email)
  await footerForm(page).getByRole('button').click()
  await expect(told).toContainText(en.forms.network)
  await expect(page).toHaveURL(/\/about$/)
  await expect(field).toHaveValue(email)
  await context.setOffline(false)
  // The script was asked for when the field got the focus.
  expect(complaints.splice(0).join()).toMatch(/^unhandled rejection .+answer-in-place/)
})

type Newsletter = { subject: { en: string; th: string }; text: { en: string; th: string } }
const { newsletters } = en.staff

function newNewsletter(): Newsletter {
  const tag = newTag()
  return {
    subject: { en: `Half a jar ${tag}`, th: `พริกแกงครึ่งกระปุก ${tag}` },
    text: { en: `Somewhere in your fridge, ${tag}.`, th: `ในตู้เย็นของคุณ ${tag}` },
  }
}

const inBoth = (what: string) => ({
  en: newsletters.in(what, newsletters.languages.en),
  th: newsletters.in(what, newsletters.languages.th),
})

/** Writes a newsletter of a text and a product; the page says what it lacks until all is there. */
async function write(owner: Page, { subject, text }: Newsletter): Promise<void> {
  const main = owner.getByRole('main')
  await open(owner, '/admin/newsletters')
  await main.getByRole('link', { name: newsletters.add }).click()
  await main.getByLabel(inBoth(newsletters.subject).en).fill(subject.en)
  await main.getByRole('button', { name: newsletters.begin }).click()
  await expect(owner.getByRole('heading', { level: 1, name: subject.en })).toBeVisible()

  const add = (kind: 'text' | 'product') =>
    main
      .getByRole('group', { name: newsletters.addPart })
      .getByRole('button', { name: newsletters.kinds[kind] })
  const part = (place: number, kind: 'text' | 'product') =>
    main.getByRole('group', { name: newsletters.part(place, newsletters.kinds[kind]) })
  await add('text').click()
  await part(1, 'text').getByLabel(inBoth(newsletters.text).en).fill(text.en)
  await add('product').click()
  await part(2, 'product').getByRole('combobox').selectOption({ label: 'Green Curry Paste' })
  // Nobody whom another journey is about is written to.
  await main.getByLabel(newsletters.language).selectOption({ label: newsletters.languages.th })
  await main.getByLabel(newsletters.account).selectOption({ label: newsletters.no })
  const save = main.getByRole('button', { name: newsletters.save })
  await save.click()
  await expect(main.getByText(newsletters.faults.subject(newsletters.languages.th))).toBeVisible()
  await expect(main.getByText(newsletters.faults.text(1, newsletters.languages.th))).toBeVisible()
  await expectAccessible(owner)

  await main.getByLabel(inBoth(newsletters.subject).th).first().fill(subject.th)
  await part(1, 'text').getByLabel(inBoth(newsletters.text).th).fill(text.th)
  await save.click()
  await expect(main.getByText(newsletters.lacks)).toBeHidden()
}

/** Reads it as its readers will, and is mailed it in both languages. */
async function tryOut(owner: Page, { subject, text }: Newsletter, admin: string): Promise<void> {
  const main = owner.getByRole('main')
  for (const [language, name] of [
    ['en', newsletters.languages.en],
    ['th', newsletters.languages.th],
  ] as const) {
    await main.locator('summary').filter({ hasText: name }).click()
    const frame = main.frameLocator(`iframe[title="${newsletters.in(newsletters.read, name)}"]`)
    await expect(frame.getByText(text[language])).toBeVisible()
  }
  await main.getByRole('button', { name: newsletters.test }).click()
  await expect(owner.getByText(en.notices['newsletter-test-sent'].title)).toBeVisible()
  for (const expected of [`[Test] ${subject.en}`, `[ทดสอบ] ${subject.th}`]) {
    await expect
      .poll(async () => (await mailsTo(owner.request, admin)).map((mail) => mail.subject))
      .toContain(expected)
  }
}

/** The mails of a newsletter that a Thai reader has got. */
async function newsletterTo(owner: Page, email: string, { subject }: Newsletter): Promise<Mail[]> {
  return (await mailsTo(owner.request, email)).filter((mail) => mail.subject === subject.th)
}

test('an owner writes a newsletter, tries it out and sends it; a Thai reader gets it on a phone and unsubscribes, and the next one does not reach them', async ({
  page,
  staffPage,
  staffEmail,
}) => {
  const [reader, stays] = [newEmail(), newEmail()]
  await page.setViewportSize({ width: 360, height: 740 })
  for (const email of [reader, stays]) {
    await open(page, '/th')
    await subscribe(page, email)
    await expect(page.getByRole('region', { name: th.shell.notifications })).toContainText(
      newsletterTh.subscribed.title,
    )
    await confirm(page, email, newsletterTh)
    expect(await sidewaysScroll(page)).toBe(0)
  }

  const office = staffPage.getByRole('main')
  const [first, second] = [newNewsletter(), newNewsletter()]
  await write(staffPage, first)
  await tryOut(staffPage, first, staffEmail)
  await office.locator('button[name=intent][value=send]').click()
  await expect(office.getByRole('heading', { name: newsletters.result })).toBeVisible()
  const [mail] = await newsletterTo(staffPage, reader, first)
  expect(mail?.text).toContain(first.text.th)
  expect(mail?.text).toContain('พริกแกงเขียวหวาน')
  expect(mail?.text).not.toContain(first.text.en)

  const main = page.getByRole('main')
  const topic = topicsTh.newsletter.label
  await open(page, await linkFor(page.request, reader, /mail-preferences/))
  await expect(main.getByRole('heading', { name: preferencesTh.stopTitle(topic) })).toBeVisible()
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await main.getByRole('button', { name: preferencesTh.stop, exact: true }).click()
  await expect(main.getByText(preferencesTh.stopped(topic))).toBeVisible()
  await expect(main.getByRole('checkbox', { name: topic })).not.toBeChecked()
  await expectAccessible(page)

  await open(staffPage, `/admin/subscribers?search=${reader}`)
  const row = office.getByRole('row').filter({ hasText: reader })
  await expect(row).toContainText(en.staff.subscribers.states.unsubscribed)
  await expectAccessible(staffPage)

  const { id } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/newsletters', {
    subject: second.subject,
    blocks: [{ kind: 'text', text: second.text }],
    segment: { language: 'th', hasAccount: false },
  })
  await postAsStaff(staffPage, `/api/staff/newsletters/${id}/sending`, { version: 1 })
  const state = async () =>
    (await getAsStaff<{ state: string }>(staffPage, `/api/staff/newsletters/${id}`)).state
  await expect.poll(state).toBe('sent')
  expect(await newsletterTo(staffPage, stays, second)).toHaveLength(1)
  expect(await newsletterTo(staffPage, reader, second)).toHaveLength(0)
  expect(await newsletterTo(staffPage, reader, first)).toHaveLength(1)
})
