import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { localeOfPath, localizedPath } from '#shared/kernel/locale.ts'
import { en, type Mail, mailsTo, type Messages, newEmail, open } from './shopper.ts'

export const PASSWORD = 'Galangal-27!'

/** The mails to an address whose text matches, the newest first, once there are so many. */
export async function mailsSaying(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
  count = 1,
): Promise<Mail[]> {
  let found: Mail[] = []
  await expect(async () => {
    found = (await mailsTo(request, email)).filter((mail) => pattern.test(mail.text))
    expect(found.length).toBeGreaterThanOrEqual(count)
  }).toPass()
  return found
}

/** The code in the newest of `count` mails with one. */
export async function codeFor(request: APIRequestContext, email: string, count = 1): Promise<string> {
  const [mail] = await mailsSaying(request, email, /\b\d{6}\b/, count)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none'
}

/** The path of the newest link that carries a token. */
export async function linkFor(
  request: APIRequestContext,
  email: string,
  pattern = /token=/,
): Promise<string> {
  const [mail] = await mailsSaying(request, email, pattern)
  return /https?:\/\/[^/\s]+(\/\S*token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

/** Types address and password on the page for it. */
export async function typePassword(
  page: Page,
  email: string,
  password: string,
  { auth }: Messages,
): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(auth.fields.email).fill(email)
  await main.getByLabel(auth.fields.password, { exact: true }).fill(password)
  await main.locator('button[name=intent][value=sign-in]').click()
}

/** Fills in and sends the form of a new account, in that language. */
export async function signUp(page: Page, email: string, messages: Messages): Promise<void> {
  const { auth } = messages
  await open(page, localizedPath('/auth?mode=sign-up', messages === en ? 'en' : 'th'))
  const main = page.getByRole('main')
  await main.getByLabel(auth.fields.firstName).fill('มาลี')
  await main.getByLabel(auth.fields.lastName).fill('ศรีสุข')
  await main.getByLabel(auth.fields.email).fill(email)
  await main.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD)
  await main.locator('button[value=sign-up]').click()
  await expect(page).toHaveURL(/\/auth\/verify-email/)
}

export function codeField(page: Page, { auth }: Messages) {
  return page.getByRole('main').getByLabel(auth.code.label)
}

/** Signs in from the page for it, code and all, and ends where `next` says. */
export async function signIn(
  page: Page,
  {
    email,
    password = PASSWORD,
    next,
    codes = 1,
  }: { email: string; password?: string; next: string; codes?: number },
  texts: Messages,
): Promise<void> {
  await open(page, localizedPath(`/auth?next=${encodeURIComponent(next)}`, localeOfPath(next)))
  await typePassword(page, email, password, texts)
  await expect(codeField(page, texts)).toBeVisible()
  await codeField(page, texts).fill(await codeFor(page.request, email, codes))
  await expect(page).toHaveURL(next)
}

/** Makes an account by its forms, without a browser: a person to begin a journey with. */
export async function newCustomer(request: APIRequestContext, baseURL: string): Promise<string> {
  const email = newEmail()
  const headers = { origin: new URL(baseURL).origin }
  const form = { intent: 'sign-up', email, password: PASSWORD, firstName: 'Malee', lastName: 'Srisuk' }
  await request.post('/auth?mode=sign-up', { form, headers, maxRedirects: 0 })
  const link = await linkFor(request, email)
  await request.get(link)
  await request.post('/auth/verify-email', { form: { intent: 'confirm' }, headers })
  return email
}

/** Signs in without opening a page: for journeys that are about what comes after. */
export async function signInByRequests(page: Page, email: string, baseURL: string): Promise<void> {
  const headers = { origin: new URL(baseURL).origin }
  const post = (form: Record<string, string>) =>
    page.request.post('/auth', { form, headers, maxRedirects: 0 })
  await post({ intent: 'sign-in', email, password: PASSWORD })
  const answer = await post({ intent: 'code', code: await codeFor(page.request, email) })
  expect(answer.status()).toBe(303)
}

/** Opens the menu of the person who is signed in, wherever it is on this screen. */
export async function openUserMenu(page: Page, { shell }: Messages): Promise<void> {
  const banner = page.getByRole('banner')
  const narrow = banner.getByLabel(shell.menu, { exact: true })
  const wide = banner.getByLabel(shell.user.menu, { exact: true })
  await narrow.or(wide).filter({ visible: true }).first().click()
}

export async function signOut(page: Page, texts: Messages = en): Promise<void> {
  await openUserMenu(page, texts)
  const { signOut } = texts.shell.user
  // Anyone who leaves the page before the answer may take the session along.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/sign-out'),
  )
  await page.getByRole('banner').getByRole('button', { name: signOut }).filter({ visible: true }).click()
  await answered
}
