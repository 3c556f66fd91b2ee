import { newCustomer, openUserMenu, PASSWORD, signInByRequests } from './customer.ts'
import { en, expect, newEmail, open, test, th } from './shopper.ts'

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
