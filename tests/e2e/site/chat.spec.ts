import type { Page } from '@playwright/test'
import { localizedPath } from '#shared/kernel/locale.ts'
import { chatWindow as chatEn } from '#shared/messages/en/site/chat-window.ts'
import { contact as contactEn } from '#shared/messages/en/customers/contact.ts'
import { vouchers as vouchersTh } from '#shared/messages/th/orders/vouchers.ts'
import { chatWindow as chatTh } from '#shared/messages/th/site/chat-window.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { addToCart, en, expect, hydrated, open, openMenu, test, th } from '../shopper.ts'

const LANGUAGES = [
  [
    'in English, at a desk',
    { locale: 'en', site: en, texts: chatEn, jar: 'massaman', name: 'Massaman Curry Paste' },
  ],
  [
    'in Thai, on a phone @phone @first',
    { locale: 'th', site: th, texts: chatTh, jar: 'มัสมั่น', name: 'พริกแกงมัสมั่น' },
  ],
] as const

const launcherOf = (page: Page, { open }: typeof chatEn) => page.getByRole('button', { name: open })
const windowOf = (page: Page, { title }: typeof chatEn) => page.getByRole('dialog', { name: title })

/** Opens the chat as somebody without a pointer does, so that it may float over anything. */
async function openChat(page: Page, texts: typeof chatEn) {
  await launcherOf(page, texts).press('Enter')
  const chat = windowOf(page, texts)
  await expect(chat.getByLabel(texts.field)).toBeFocused()
  return chat
}

/** The question of somebody, as the window shows it. */
const askedIn = (page: Page, texts: typeof chatEn, question: string) =>
  windowOf(page, texts).getByText(`${texts.you}: ${question}`, { exact: true })

/** Types a question and sends it. */
async function ask(page: Page, texts: typeof chatEn, question: string): Promise<void> {
  const field = windowOf(page, texts).getByLabel(texts.field)
  await field.fill(question)
  await field.press('Enter')
  await expect(askedIn(page, texts, question)).toBeVisible()
  await expect(field).toBeEditable()
}

for (const [how, { locale, site, texts, jar, name }] of LANGUAGES) {
  test(`a jar is asked for and bought from its answer, then a table, and what was said stays: ${how}`, async ({
    page,
  }) => {
    await open(page, localizedPath('/shop', locale))
    const chat = await openChat(page, texts)
    await expect(chat.getByText(texts.greeting[0]!)).toBeVisible()
    await expect(chat.getByRole('list', { name: texts.suggestions }).getByRole('button')).toHaveCount(4)
    await expectAccessible(page)

    await ask(page, texts, jar)
    await expect(chat.getByRole('status')).toContainText(texts.found(name))
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await chat.getByRole('button', { name: site.cart.add }).click()
    await expect(page.getByRole('region', { name: site.shell.notifications })).toContainText(
      site.cart.added(name),
    )
    await expect(page.getByRole('banner').getByText(site.cart.items(1), { exact: true })).toBeAttached()

    await ask(page, texts, texts.questions.restaurant[0]!)
    await chat
      .getByRole('link', { name: /^(Reserve: |จอง )/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/menu\?guests=2&day=\d{4}-\d\d-\d\d#reserve$/)
    const day = new URL(page.url()).searchParams.get('day') ?? ''
    await expect(page.getByRole('main').locator('[name=guests]').first()).toHaveValue('2')
    await expect(page.getByRole('main').locator('[name=day]').first()).toHaveValue(day)

    // Read once, not again where it is only shown.
    await page.reload()
    await hydrated(page)
    await openChat(page, texts)
    await expect(askedIn(page, texts, jar)).toBeVisible()
    await expect(chat.getByRole('status')).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(chat).toBeHidden()
    await expect(launcherOf(page, texts)).toBeFocused()

    await openMenu(page, site)
    const [other, otherTexts] = locale === 'en' ? (['TH', chatTh] as const) : (['EN', chatEn] as const)
    await page.getByRole('banner').getByRole('button', { name: other }).click()
    await openChat(page, otherTexts)
    await expect(askedIn(page, otherTexts, jar)).toBeVisible()
    await windowOf(page, otherTexts).getByRole('button', { name: otherTexts.startAgain }).click()
    await expect(askedIn(page, otherTexts, jar)).toHaveCount(0)
    await expect(
      windowOf(page, otherTexts).getByRole('list', { name: otherTexts.suggestions }).getByRole('button'),
    ).toHaveCount(4)
  })
}

test('who asks for a gift voucher in Thai, on a phone, is led to where one is bought @phone', async ({
  page,
}) => {
  await open(page, '/th/shop')
  const chat = await openChat(page, chatTh)
  await ask(page, chatTh, 'มีบัตรของขวัญไหม')
  await expect(chat).toContainText('ตั้งแต่ R50.00 ถึง R5,000.00')
  expect(await sidewaysScroll(page)).toBe(0)
  await chat.getByRole('link', { name: 'ซื้อบัตรของขวัญ' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: vouchersTh.title })).toBeVisible()
})

test('what the shop does not know is carried into the contact form, by keyboard alone', async ({ page }) => {
  const question = 'Do you sell bicycles <b>made</b> of bamboo?'
  await open(page, '/menu')
  const chat = await openChat(page, chatEn)
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  const write = chat.getByRole('link', { name: chatEn.write }).first()
  await expect(write).toHaveClass(/btn/)
  await expect(askedIn(page, chatEn, question)).toBeVisible()
  // From the field backwards to what is above it.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(write).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  const message = page.getByRole('main').getByLabel(contactEn.message)
  await expect(message).toHaveValue(new RegExp(question.replaceAll(/[?]/g, '\\?')))
  await message.fill(`Please answer me.\n${await message.inputValue()}`)
  await expect(message).toHaveValue(/^Please answer me\.\n[^]*bicycles/)

  await chat.getByLabel(chatEn.field).press('Escape')
  await expect(launcherOf(page, chatEn)).toBeFocused()
  // It was for that visit of the form: a later one begins empty.
  await open(page, '/contact')
  await expect(message).toHaveValue('')
})

test('a question that cannot be sent says why, stays, and is sent again @both', async ({ page, context }) => {
  const question = 'How much is delivery?'
  await open(page, '/')
  const chat = await openChat(page, chatEn)
  await chat.getByLabel(chatEn.field).fill('?'.repeat(501))
  await chat.getByLabel(chatEn.field).press('Enter')
  await expect(chat.getByRole('alert')).toHaveText(chatEn.tooLong(500))
  await context.setOffline(true)
  await ask(page, chatEn, question)
  await expect(chat.getByRole('alert')).toHaveText(en.forms.network)
  await expect(chat.getByLabel(chatEn.field)).toHaveValue(question)
  await expectAccessible(page)
  await context.setOffline(false)
  await chat.getByRole('button', { name: en.common.tryAgain }).click()
  await expect(chat.getByRole('alert')).toHaveCount(0)
  await expect(chat.getByLabel(chatEn.field)).toHaveValue('')

  const asked = () => page.request.post('/api/chat', { data: { question: 'hello', locale: 'en' } })
  let left = 100
  while ((await asked()).status() !== 429 && left > 0) left -= 1
  await ask(page, chatEn, 'Where is the restaurant?')
  await expect(chat.getByRole('alert')).toHaveText(/Try again in \d+ seconds?\./)
})

test('without the scripts of the chat and the monitor the page says nothing of it, and works @both', async ({
  page,
  complaints,
}) => {
  const blocked: string[] = []
  const block = (pattern: RegExp) =>
    page.route(pattern, (route) => {
      blocked.push(route.request().url())
      return route.abort()
    })
  await block(/assets\/after-load-/)
  const unblocked = /assets\/(load-chat|texts-en-window)-/
  await block(unblocked)
  await open(page, '/product/red-curry-paste')
  await expect(() => {
    expect(blocked.some((url) => url.includes('after-load'))).toBe(true)
    expect(blocked.some((url) => url.includes('load-chat'))).toBe(true)
  }).toPass()
  await page.getByRole('main').getByRole('button', { name: en.cart.add, exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: en.cart.added('Red Curry Paste') })
  await sheet.getByRole('button', { name: en.added.close }).click()
  await expect(launcherOf(page, chatEn)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints).toEqual([])

  // The window's own script: somebody who opens it is told so, and where else to ask.
  await page.unroute(unblocked)
  await block(/assets\/panel-/)
  await open(page, '/shop')
  await launcherOf(page, chatEn).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(chatEn.missing)
  await expectAccessible(page)
  await page
    .getByRole('complementary', { name: chatEn.region })
    .getByRole('link', { name: chatEn.write })
    .click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('there is no button over the sums of a cart, nor where one pays @phone', async ({ page }) => {
  await addToCart(page, '/th/product/red-curry-paste', th)
  const launcher = launcherOf(page, chatTh)
  await open(page, '/th/about')
  await expect(launcher).toHaveCSS('opacity', '1')
  for (const path of ['/th/cart', '/th/checkout']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await expect(launcher).toHaveCount(0)
  }
})
