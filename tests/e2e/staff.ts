import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { open as openFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { e2eDataDir } from './data-dir.ts'
import { OWN_PASSWORD } from '#app/components/forms/form-reply.ts'
import type { Role } from '#shared/accounts/roles.ts'
import { newCustomer, PASSWORD, signIn, signInByRequests } from './customer.ts'
import { en, expect, hearComplaints, type Messages, test as shopperTest } from './shopper.ts'

/**
 * A journey with somebody of the staff: `page` is the buyer's, `staffPage` an admin's, whose address is `staffEmail`.
 * Each journey has an admin of its own, so that none uses up what another may send; their password is PASSWORD.
 */
export const test = shopperTest.extend<{ staffEmail: string; staffPage: Page }>({
  staffEmail: async ({ browser, request, baseURL }, use) => {
    await use(await newStaff(browser, request, baseURL ?? '', 'admin'))
  },
  staffPage: async ({ browser, staffEmail, baseURL, complaints }, use) => {
    // A context of its own: staff and buyer are two people in two browsers.
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await hearComplaints(page, complaints)
    await signInByRequests(page, staffEmail, baseURL ?? '')
    await use(page)
    await context.close()
  },
})

/** Signs somebody new of the staff in on `page`; their address. */
export async function becomeStaff(
  page: Page,
  { browser, request, baseURL }: { browser: Browser; request: APIRequestContext; baseURL: string },
  role: Role,
): Promise<string> {
  const email = await newStaff(browser, request, baseURL, role)
  await signInByRequests(page, email, baseURL)
  return email
}

/** Confirms one's own password where a form of the office asks for it first, which goes on then. */
export async function typeOwnPassword(form: Locator, { staff: { ownPassword } }: Messages): Promise<void> {
  const asked = form.getByRole('group', { name: ownPassword.title })
  await asked.getByLabel(ownPassword.password, { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: ownPassword.submit }).click()
}

/** Somebody new, to whom the demo's admin has given a role; their address. */
async function newStaff(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  role: Role,
): Promise<string> {
  const email = await newCustomer(request, baseURL)
  const { password } = await demoAdmin(baseURL)
  const admin = await browser.newContext({ baseURL, storageState: await adminSession(browser, baseURL) })
  const form = { intent: 'grant', email, role, [OWN_PASSWORD]: password }
  const headers = { origin: new URL(baseURL).origin }
  const given = await admin.request.post('/admin/team', { form, headers, maxRedirects: 0 })
  expect(given.status()).toBe(303)
  await admin.close()
  return email
}

/** The demo's admin, as the terminal prints it. */
async function demoAdmin(baseURL: string): Promise<Account> {
  const file = join(e2eDataDir(new URL(baseURL).port), 'demo-accounts.json')
  const [admin] = JSON.parse(await readFile(file, 'utf8')) as Account[]
  if (!admin) throw new Error('the demo has no admin')
  return admin
}

/**
 * A file with the session of the demo's admin. Whichever journey needs it first signs in for all: of two sign-ins at
 * a time, none could tell which of the mailed codes is its own.
 */
async function adminSession(browser: Browser, baseURL: string): Promise<string> {
  const dataDir = e2eDataDir(new URL(baseURL).port)
  const file = join(dataDir, 'admin-session.json')
  const [lock, draft] = [`${file}.lock`, `${file}.draft`]
  const isFirst = await openFile(lock, 'wx').then(
    (handle) => handle.close().then(() => true),
    () => false,
  )
  if (!isFirst) {
    await expect(() => readFile(file)).toPass()
    return file
  }
  try {
    const admin = await demoAdmin(baseURL)
    const page = await browser.newPage({ baseURL })
    await signIn(page, { ...admin, next: '/account' }, en)
    await page.context().storageState({ path: draft })
    await page.close()
    await rename(draft, file)
  } catch (error) {
    await rm(lock)
    throw error
  }
  return file
}

type Account = { email: string; password: string }
