import type { Page } from '@playwright/test'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { chatWindow as chatEn } from '#shared/messages/en/site/chat-window.ts'
import { contact as contactEn } from '#shared/messages/en/customers/contact.ts'
import { reserve as reserveEn } from '#shared/messages/en/restaurant/reserve.ts'
import { chatWindow as chatTh } from '#shared/messages/th/site/chat-window.ts'
import { contact as contactTh } from '#shared/messages/th/customers/contact.ts'
import { reserve as reserveTh } from '#shared/messages/th/restaurant/reserve.ts'
import { newCustomer, openUserMenu, signInByRequests, typePassword } from '../customer.ts'
import { dayIn, sendForm } from '../office.ts'
import { en, expect, getProduct, newEmail, open, openMenu, test, th } from '../shopper.ts'
import { DESK, expectFit, holdStill, PHONE, TABLET } from './walk.ts'

const TEXTS = {
  en: { site: en, chat: chatEn, contact: contactEn, reserve: reserveEn, search: 'green', prefix: '' },
  th: { site: th, chat: chatTh, contact: contactTh, reserve: reserveTh, search: 'เขียวหวาน', prefix: '/th' },
}
type Texts = (typeof TEXTS)[Locale]

/** Parts that open over a page, or appear on it: where, and how. `only` where a screen has no such thing. */
type Part = {
  name: string
  path: string
  only?: typeof DESK
  show: (page: Page, texts: Texts) => Promise<void>
}

const inBanner = (page: Page) => page.getByRole('banner')
const inMain = (page: Page) => page.getByRole('main')

async function pressAndExpectErrors(page: Page, button: string): Promise<void> {
  await inMain(page).getByRole('button', { name: button, exact: true }).first().click()
  await expect(inMain(page).locator('[aria-invalid=true]').first()).toBeVisible()
}

const PARTS: Part[] = [
  {
    name: 'the sheet after adding',
    path: '/product/massaman-curry-paste',
    async show(page, { site }) {
      await inMain(page).getByRole('button', { name: site.cart.add, exact: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('link', { name: site.cart.checkout })).toBeVisible()
    },
  },
  {
    name: 'the cart in the banner',
    path: '/about',
    async show(page, { site }) {
      await inBanner(page).getByRole('button', { name: site.cart.icon }).click()
      await expect(page.locator('#cart-preview').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'suggestions of the search',
    path: '/shop',
    async show(page, { site, search }) {
      await inBanner(page).getByLabel(site.shell.search.open, { exact: true }).first().click()
      await page.getByRole('combobox', { name: site.shell.search.placeholder }).fill(search)
      await expect(page.locator('[role=option]').first()).toBeVisible()
    },
  },
  {
    name: 'the sign-in dialog',
    path: '/terms',
    only: DESK,
    async show(page, { site }) {
      await inBanner(page)
        .getByRole('link', { name: site.shell.user.signIn })
        .filter({ visible: true })
        .click()
      await expect(page.getByRole('dialog').getByLabel(site.auth.fields.email)).toBeVisible()
    },
  },
  {
    name: 'the menu',
    path: '/returns',
    only: PHONE,
    async show(page, { site }) {
      await openMenu(page, site)
      await expect(inBanner(page).getByRole('link', { name: site.shell.contact })).toBeVisible()
    },
  },
  {
    name: 'the window of the chat bot',
    path: '/shipping',
    async show(page, { chat }) {
      await page.getByRole('button', { name: chat.open }).press('Enter')
      await expect(page.getByRole('dialog', { name: chat.title }).getByLabel(chat.field)).toBeFocused()
    },
  },
  {
    name: 'errors of the checkout',
    path: '/checkout',
    show: (page, { site }) => pressAndExpectErrors(page, site.checkout.review.action),
  },
  {
    name: 'errors of the sign-in',
    path: '/auth',
    async show(page, { site }) {
      await typePassword(page, newEmail(), 'not the password', site)
      await expect(inMain(page).getByText(site.auth.signIn.failed)).toBeVisible()
    },
  },
  {
    name: 'errors of a message',
    path: '/contact',
    show: (page, { contact }) => pressAndExpectErrors(page, contact.submit),
  },
  {
    name: 'errors of a reservation',
    path: `/menu?guests=2&day=${dayIn(55)}`,
    async show(page, { reserve }) {
      // On the second screen the table is still held.
      const time = inMain(page).getByRole('button', { name: '12:00', exact: true })
      const submit = inMain(page).getByRole('button', { name: reserve.submit, exact: true })
      await expect(time.or(submit)).toBeVisible()
      if (await time.isVisible()) await time.click()
      await pressAndExpectErrors(page, reserve.submit)
    },
  },
  {
    name: 'a toast',
    path: '/privacy',
    async show(page) {
      const form = page.getByRole('contentinfo').locator('form')
      await form.getByRole('textbox').fill(newEmail())
      await form.getByRole('button').click()
      await expect(page.locator('[data-toast]').first()).toBeVisible()
    },
  },
]

const OF_CUSTOMERS: Part[] = [
  {
    name: 'the menu of an account',
    path: '/about',
    async show(page, { site }) {
      await openUserMenu(page, site)
      await expect(
        inBanner(page).getByRole('button', { name: site.shell.user.signOut }).filter({ visible: true }),
      ).toBeVisible()
    },
  },
]

async function look(page: Page, locale: Locale, parts: Part[]): Promise<void> {
  for (const { name, path, only, show } of parts) {
    for (const screen of only ? [only] : [DESK, PHONE]) {
      await page.setViewportSize(screen)
      await open(page, localizedPath(path, locale))
      await show(page, TEXTS[locale])
      await expectFit(page, `${name}, ${screen.width} px`)
      if (screen !== DESK) continue
      await page.setViewportSize(TABLET)
      await expectFit(page, `${name}, ${TABLET.width} px`, 'layout')
    }
  }
}

for (const [title, locale] of [
  ['in English', 'en'],
  ['in Thai', 'th'],
] as const) {
  test(`dialogs, menus, suggestions, errors and toasts are without barriers on each screen: ${title}`, async ({
    page,
    baseURL,
  }) => {
    const { id } = await getProduct(page.request, 'red-curry-paste')
    await sendForm(page, '/cart', { form: { intent: 'add', productId: id, quantity: '1' } })
    await holdStill(page)
    await look(page, locale, PARTS)
    await signInByRequests(page, await newCustomer(page.request, baseURL ?? ''), baseURL ?? '')
    await look(page, locale, OF_CUSTOMERS)
  })
}
