import { watched } from '../ahead/watched.ts'
import { newCustomer, openUserMenu, PASSWORD, signInByRequests, signOut } from '../customer.ts'
import { addToCart, en, expect, newEmail, open, test, th } from '../shopper.ts'

test('an address and a password are enough for an account; its form cannot be sent without them, nor twice', async ({
  page,
}) => {
  const { auth, shell } = en
  await open(page, '/auth?mode=sign-up')
  const main = page.getByRole('main')
  const submit = main.locator('button[value=sign-up]')
  await expect(submit).toBeDisabled()
  await main.getByLabel(auth.fields.email).fill(newEmail())
  await expect(submit).toBeDisabled()
  await main.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD)
  await expect(submit).toBeEnabled()
  const released = Promise.withResolvers<void>()
  await page.route('**/auth.data*', async (route) => {
    await released.promise
    await route.continue()
  })
  await submit.click()
  await expect(submit).toHaveText(auth.signUp.pending)
  await expect(submit).toBeDisabled()
  released.resolve()
  await expect(page).toHaveURL(/\/auth\/verify-email/)
  const told = page.getByRole('region', { name: shell.notifications })
  await expect(told).toContainText('Account created successfully!')
  await expect(told).toContainText('Please check your email to confirm your account.')
})

for (const texts of [en, th])
  test(`a sign-out that is lost signs out all the same: ${texts.shell.user.signOut}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { shell, notices } = texts
    const home = texts === en ? '/' : '/th'
    const email = await newCustomer(request, baseURL ?? '')
    await signInByRequests(page, email, baseURL ?? '')
    await open(page, `${home === '/' ? '' : home}/shop`)
    const isSignOut = ({ pathname }: URL) => pathname.startsWith('/sign-out')
    await page.route(isSignOut, (route) => route.abort())
    await openUserMenu(page, texts)
    await page
      .getByRole('banner')
      .getByRole('button', { name: shell.user.signOut })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`))
    const told = page.getByRole('region', { name: shell.notifications })
    const words = texts === en ? 'Logged out successfully' : notices['logged-out-here'].title
    await expect(told).toContainText(words)
    await expect(page.getByRole('banner').getByLabel(shell.user.menu, { exact: true })).toHaveCount(0)
    await page.goto(`${home === '/' ? '' : home}/orders`)
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

test('without a network a sign-out signs out as well', async ({
  page,
  context,
  complaints,
  request,
  baseURL,
}) => {
  await signInByRequests(page, await newCustomer(request, baseURL ?? ''), baseURL ?? '')
  await open(page, '/shop')
  await watched(page)
  await openUserMenu(page, en)
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('button', { name: en.shell.user.signOut })
    .filter({ visible: true })
    .click()
  await expect(async () => {
    expect((await context.cookies()).map(({ name }) => name)).toContain('signed_out')
  }).toPass()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/orders')
  await expect(later).toHaveURL(/\/auth\?next=/)
  // The scripts of the home page, where the way leads, could not be fetched.
  expect(complaints.splice(0).filter((text) => !/fetch|reloading page/.test(text))).toEqual([])
})

test('what was typed into the checkout leaves the tab with whoever signs out', async ({
  page,
  request,
  baseURL,
}) => {
  const { checkout } = en
  await signInByRequests(page, await newCustomer(request, baseURL ?? ''), baseURL ?? '')
  await addToCart(page, '/product/red-curry-paste', en)
  await open(page, '/checkout')
  await page.getByLabel(checkout.delivery.street).fill('7 Secret Lane')
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(stored).toContain('7 Secret Lane')
  await signOut(page)
  await expect(page.getByRole('banner').getByLabel(en.shell.user.menu, { exact: true })).toHaveCount(0)
  expect(await stored()).not.toContain('7 Secret Lane')
})
