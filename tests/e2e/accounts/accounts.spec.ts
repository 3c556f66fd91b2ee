import {
  codeField,
  codeFor,
  linkFor,
  mailsSaying,
  newCustomer,
  openUserMenu,
  PASSWORD,
  signIn,
  signInByRequests,
  signOut,
  signUp,
  typePassword,
} from '../customer.ts'
import { mailTopics } from '#shared/messages/en/newsletters/mail-topics.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import {
  addToCart,
  en,
  expect,
  fillCheckout,
  hydrated,
  newEmail,
  open,
  orderNumberOn,
  phoneOf,
  test,
  th,
} from '../shopper.ts'

test('in Thai: signs up, confirms the address, signs in with the code, orders, sees the order, signs out @phone @first', async ({
  page,
  request,
}) => {
  const { auth, account, cart, checkout, notices, purchase, shell } = th
  const email = newEmail()
  await signUp(page, email, th)
  await expect(page).toHaveURL(/\/th\/auth\/verify-email/)
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  const told = page.getByRole('region', { name: shell.notifications })
  await expect(told).toContainText(notices['account-created'].title)

  await page.goto(await linkFor(request, email))
  await expect(page.getByText(auth.verify.confirmedTitle).first()).toBeVisible()
  await addToCart(page, '/th/product/green-curry-paste', th)
  await signIn(page, { email, next: '/th/checkout' }, th)
  await mailsSaying(request, email, /มาลี/)

  await expect(page.getByRole('main').getByLabel(checkout.contact.email)).toHaveValue(email)
  await expect(page.getByLabel(checkout.contact.firstName, { exact: true })).toHaveValue('มาลี')
  await page.getByLabel(checkout.contact.phone).fill(phoneOf(email))
  await page.getByLabel(checkout.delivery.pickup).check()
  await page.getByLabel(purchase.payment.bank_transfer).check()
  await page.getByRole('button', { name: checkout.review.action }).click()
  await page.getByRole('button', { name: checkout.review.place('R99.00') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('มาลี')
  const number = await orderNumberOn(page)

  await page.goto('/th/orders')
  await main.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(main).toContainText('พริกแกงเขียวหวาน')
  await page.goto('/th/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cart.empty)

  await hydrated(page)
  await signOut(page, th)
  await expect(page).toHaveURL(/\/th$/)
  await expect(told).toContainText(notices['logged-out'].title)
  await page.goto('/th/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.signedOut.title)
})

test('from the banner: a wrong password, the hint, the code, and back where it began @both @first', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  const { auth, shell } = en
  const email = await newCustomer(request, baseURL ?? '')
  await open(page, '/shop?category=curry-pastes')
  await page.getByRole('banner').getByRole('link', { name: shell.user.signIn }).first().click()
  const place = isMobile ? page.getByRole('main') : page.getByRole('dialog')
  const submit = place.locator('button[name=intent][value=sign-in]')
  await expect(submit).toBeDisabled()
  await expect(place.getByLabel(auth.fields.email)).toHaveAttribute('type', 'email')
  await place.getByLabel(auth.fields.email).fill(email)
  await expect(submit).toBeDisabled()
  const password = place.getByLabel(auth.fields.password, { exact: true })
  await password.fill('Not-this-one-1!')
  await password.press('Enter')
  await expect(place.getByText(auth.problems.invalid_credentials)).toBeVisible()
  const told = page.getByRole('region', { name: shell.notifications })
  await expect(place.getByText('Sign in failed')).toBeVisible()
  // Said once, where it stays: nothing lies over the button.
  await expect(told.locator('[data-toast]')).toHaveCount(0)
  await expect(place.getByText(auth.signIn.forgotHint)).toBeVisible()
  await password.fill(PASSWORD)
  await expect(place.getByText(auth.signIn.forgotHint)).toBeHidden()
  await submit.click()

  await expect(codeField(page, en)).toBeFocused()
  await codeField(page, en).fill('000000')
  await expect(page.getByText(auth.problems.invalid_code)).toBeVisible()
  const code = await codeFor(request, email)
  await codeField(page, en).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL(/\/shop\?category=curry-pastes$/)
  await expect(told).toContainText('Successfully signed in!')
})

test('on /account the dialog opens by itself: both its forms say in them what failed, and closing it forgets what was typed', async ({
  page,
}) => {
  const { auth, shell } = en
  await open(page, '/account')
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel(auth.fields.email)
  await expect(email).toBeVisible()
  await dialog.getByRole('button', { name: auth.signIn.forgot }).click()
  await expect(dialog.getByText('Email Required: Please enter your email address first.')).toBeVisible()

  const isForm = ({ pathname }: URL) => pathname === '/auth.data'
  await page.route(isForm, (route) => route.abort())
  await email.fill('nok@example.com')
  await dialog.getByRole('button', { name: auth.signIn.forgot }).click()
  await expect(dialog.getByText(en.common.error, { exact: true })).toBeVisible()
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD)
  await dialog.locator('button[value=sign-in]').click()
  await expect(dialog.getByText('Sign in failed')).toBeVisible()

  await dialog.getByRole('button', { name: auth.mode.signUp, exact: true }).first().click()
  const names = [auth.fields.firstName, auth.fields.lastName]
  for (const name of names) await expect(dialog.getByLabel(name)).toBeVisible()
  await expect(dialog.locator('button[value=sign-up]')).toBeDisabled()
  await email.fill('nok@example.com')
  await dialog.getByLabel(auth.fields.firstName).fill('Nok')
  await dialog.getByLabel(auth.fields.lastName).fill('Jaidee')
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD)
  await dialog.locator('button[value=sign-up]').click()
  await expect(dialog.getByText('Sign up failed')).toBeVisible()
  await expect(dialog.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await page.unroute(isForm)
  await dialog.getByRole('button', { name: auth.close }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: shell.user.signIn }).first().click()
  await expect(email).toHaveValue('')
  await expect(dialog.getByLabel(auth.fields.firstName)).toHaveCount(0)
  await dialog.getByRole('button', { name: auth.close }).click()

  await open(page, '/auth')
  await page.getByRole('banner').getByRole('link', { name: shell.user.signIn }).first().click()
  await expect(dialog).toHaveCount(0)
})

test('a mail of verification that the server cannot send is said so, and so is one for a new password', async ({
  page,
}) => {
  const { auth } = en
  await open(page, '/auth/verify-email')
  await page.route(
    ({ pathname }) => pathname === '/auth/verify-email.data',
    (route) => route.fulfill({ status: 500 }),
  )
  const main = page.getByRole('main')
  await main.getByLabel(auth.fields.email).fill(newEmail())
  await main.getByRole('button', { name: auth.verify.resend }).click()
  await expect(main.getByText('Failed to send verification email. Please try again.')).toBeVisible()
  await open(page, '/auth')
  await page.route(
    ({ pathname }) => pathname === '/auth.data',
    (route) => route.fulfill({ status: 500 }),
  )
  await main.getByLabel(auth.fields.email).fill(newEmail())
  await main.getByRole('button', { name: auth.signIn.forgot }).click()
  await expect(main.getByText('Failed to send reset email.')).toBeVisible()
  await expect(main.getByText('Error', { exact: true })).toBeVisible()
})

test('whoever is signed in has a menu with four pages and the way out, and no way to the office', async ({
  page,
  request,
  baseURL,
}) => {
  const { user } = en.shell
  const email = await newCustomer(request, baseURL ?? '')
  await signInByRequests(page, email, baseURL ?? '')
  await open(page, '/shop')
  await openUserMenu(page, en)
  const links = page.getByRole('banner').getByRole('listitem').getByRole('link').filter({ visible: true })
  const entries = () => links.allTextContents()
  await expect(links.getByText(user.profile)).toBeVisible()
  expect((await entries()).slice(-4)).toEqual([user.profile, user.account, user.orders, user.settings])
  await expect(page.getByRole('banner').getByText(user.admin)).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: user.signOut }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('region', { name: en.shell.notifications })).toContainText(
    'You have been logged out',
  )
  await expect(page.getByRole('banner').getByLabel(user.menu, { exact: true })).toHaveCount(0)
})

test('a forgotten password is replaced by a mailed link, and the old one no longer works @phone @first', async ({
  page,
  request,
  baseURL,
}) => {
  const { auth } = en
  const email = await newCustomer(request, baseURL ?? '')
  await open(page, '/auth')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: auth.signIn.forgot }).click()
  await expect(page.getByText('Please enter your email address first.')).toBeVisible()
  await main.getByLabel(auth.fields.email).fill(email)
  // The address was written to a moment ago, when it was confirmed.
  await expect(async () => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/auth'),
    )
    await main.getByRole('button', { name: auth.signIn.forgot }).click()
    await answered
    await expect(page.getByText('Reset Email Sent!').first()).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('Check your email for password reset instructions.').first()).toBeVisible()
  }).toPass()

  await open(page, await linkFor(request, email, /mode=reset/))
  await main.getByLabel(auth.fields.newPassword, { exact: true }).fill('short')
  await main.locator('button[value=reset]').click()
  await expect(main.getByText(/Password must contain at least 8 characters/)).toBeVisible()
  await main.getByLabel(auth.fields.newPassword, { exact: true }).fill('Kaffir-lime-8!')
  await main.locator('button[value=reset]').click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(main.getByRole('heading', { name: auth.signIn.title })).toBeVisible()
  await typePassword(page, email, PASSWORD, en)
  await expect(page.getByText(auth.problems.invalid_credentials).first()).toBeVisible()
  await typePassword(page, email, 'Kaffir-lime-8!', en)
  await codeField(page, en).fill(await codeFor(request, email))
  await expect(page).toHaveURL(/\/account$/)
})

test('a password is changed with a code; the other device is signed out', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { auth, account, notices } = en
  const email = await newCustomer(request, baseURL ?? '')
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signInByRequests(other, email, baseURL ?? '')
  await open(other, '/orders')
  await signIn(page, { email, next: '/settings', codes: 2 }, en)

  const { password } = account.settings
  await page.getByLabel(password.current).fill(PASSWORD)
  await page.getByLabel(password.new).fill('Lemongrass-9!')
  await page.getByRole('button', { name: password.submit }).click()
  await expect(page.getByRole('heading', { name: auth.code.titleForPassword })).toBeVisible()
  await codeField(page, en).fill(await codeFor(request, email, 3))
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByText(notices['password-changed'].title)).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/auth\?next=/)
  await other.close()
})

test('what is half done is known in every tab, ends after 15 minutes, and holds no secret', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { auth } = en
  const email = await newCustomer(request, baseURL ?? '')
  const other = await context.newPage()
  await other.clock.install()
  await open(other, '/auth')
  await open(page, '/auth')
  await typePassword(page, email, PASSWORD, en)
  await expect(codeField(page, en)).toBeVisible()
  await expect(codeField(other, en)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).toContain(email)
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(await codeFor(request, email))
  // Any other page leads to the code, and the dialog stays away from it until then.
  const released = Promise.withResolvers<void>()
  await page.route('**/auth/pending', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/shop')
  await hydrated(page)
  await page.evaluate(() => dispatchEvent(new Event('open-login')))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  released.resolve()
  await expect(page).toHaveURL(/\/auth\?next=%2Fshop$/)
  await page.getByRole('banner').getByRole('link', { name: en.shell.user.signIn }).first().click()
  await expect(codeField(page, en)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await other.clock.fastForward('15:01')
  await expect(other.getByText(auth.problems.challenge_expired).first()).toBeVisible()
  await expect(other.getByRole('heading', { name: auth.signIn.title })).toBeVisible()
})

test('a code is dead after five wrong ones, and a second address is not asked for it @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await newCustomer(request, baseURL ?? '')
  await open(page, '/auth')
  await typePassword(page, email, PASSWORD, en)
  await expect(page.getByText(en.auth.code.sentTo(email))).toBeVisible()
  const timer = page.getByRole('main').getByRole('timer')
  await expect(timer).toBeVisible()
  const right = await codeFor(request, email)
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'].filter((code) => code !== right)
  for (const code of wrong.slice(0, 5)) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await codeField(page, en).fill(code)
    await answered
  }
  await codeField(page, en).fill(right)
  await expect(page.getByText('Verification code has expired. Please request a new code.')).toBeVisible()
  await expect(timer).toHaveCount(0)
  // It says nothing of the next code, which may be asked for half a minute after the first.
  const resend = page.locator('button[name=intent][value=resend]')
  await expect(resend).toHaveText(en.auth.code.resend)
  await resend.click()
  await expect(page.getByText(en.auth.code.resent)).toBeVisible()
  await expect(page.getByText('Verification code has expired. Please request a new code.')).toHaveCount(0)
  await expect(timer).toBeVisible()
  await expect(codeField(page, en)).toBeFocused()
  await page.getByRole('button', { name: en.auth.code.cancel }).click()
  await expect(page.getByRole('heading', { name: en.auth.signIn.title })).toBeVisible()
  await open(page, '/shop')
  await expect(page).toHaveURL(/\/shop$/)
})

test('the cart of a guest joins the account’s, and follows to another device', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const email = await newCustomer(request, baseURL ?? '')
  await addToCart(page, '/product/green-curry-paste', en)
  await signInByRequests(page, email, baseURL ?? '')
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await addToCart(other, '/product/green-curry-paste', en)
  await signIn(other, { email, next: '/cart', codes: 2 }, en)
  await expect(other.getByRole('main').getByLabel(en.common.quantity).first()).toHaveValue('2')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByLabel(en.common.quantity).first()).toHaveValue('2')
  await other.close()
  // Anyone who uses the browser next does not find it.
  await hydrated(page)
  await signOut(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(en.cart.empty)
})

test('an order placed as a guest is in the account once the address is proved @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await newCustomer(request, baseURL ?? '')
  await addToCart(page, '/product/massaman-curry-paste', en)
  await open(page, '/checkout')
  await fillCheckout(page, email.toUpperCase(), en)
  await page.getByRole('button', { name: en.checkout.review.action }).click()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.order.thanks('Nok') })).toBeVisible()
  const number = await orderNumberOn(page)
  await signInByRequests(page, email, baseURL ?? '')
  await open(page, '/orders')
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
})

test('profile, settings and data are the customer’s own; the account can be deleted @phone @first', async ({
  page,
  request,
  baseURL,
}) => {
  const { account, auth, notices } = en
  const email = await newCustomer(request, baseURL ?? '')
  await signInByRequests(page, email, baseURL ?? '')
  await open(page, '/')
  // The account is one press away where the way to sign in was, too.
  const own = page.getByRole('banner').getByRole('link', { name: en.shell.user.account, exact: true })
  await own.filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  await open(page, '/profile')
  await page.getByLabel(account.profile.firstName).fill('Mali')
  await page.getByLabel(account.profile.phone).fill('12')
  await page.getByRole('button', { name: account.profile.save }).click()
  await expect(page.getByText(account.fieldErrors.phone).first()).toBeVisible()
  await expect(page.getByLabel(account.profile.firstName)).toHaveValue('Mali')
  await page.getByLabel(account.profile.phone).fill('082 555 0142')
  await page.getByRole('button', { name: account.profile.save }).click()
  await expect(page.getByText(notices['profile-saved'].title)).toBeVisible()

  await open(page, '/settings')
  // The bar of the account is wider than a phone.
  const bar = page.getByRole('navigation', { name: account.nav.label })
  await expect(bar.getByRole('link', { name: account.nav.settings })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('list')).toHaveCSS('mask-image', /gradient/)
  expect(await sidewaysScroll(page)).toBe(0)
  const mails = page.getByRole('region', { name: account.settings.mails.title })
  await mails.getByLabel(mailTopics.newsletter.label).check()
  await mails.getByRole('button').click()
  await expect(page.getByText(notices['settings-saved'].title)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: account.settings.data.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('krok-my-data.json')

  await page.getByText(account.settings.deletion.open).click()
  await page.getByLabel(account.settings.deletion.password).fill('wrong')
  await page.getByRole('button', { name: account.settings.deletion.submit }).click()
  await expect(page.getByText(account.settings.deletion.wrong).first()).toBeVisible()
  await page.getByLabel(account.settings.deletion.password).fill(PASSWORD)
  await page.getByRole('button', { name: account.settings.deletion.submit }).click()
  await expect(page.getByText(notices['account-deleted'].title)).toBeVisible()
  await open(page, '/auth')
  await typePassword(page, email, PASSWORD, en)
  await expect(page.getByText(auth.problems.invalid_credentials).first()).toBeVisible()
})

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in with the code, in Thai, and out again @both', async ({ page, request, baseURL }) => {
    const email = await newCustomer(request, baseURL ?? '')
    await page.goto('/th/orders')
    await expect(page).toHaveURL(/\/th\/auth\?next=/)
    await typePassword(page, email, 'wrong', th)
    await expect(page.getByText(th.auth.problems.invalid_credentials)).toBeVisible()
    await typePassword(page, email, PASSWORD, th)
    await codeField(page, th).fill(await codeFor(request, email))
    await page.locator('button[value=code]').click()
    await expect(page).toHaveURL(/\/th\/orders$/)
    await signOut(page, th)
    await expect(page).toHaveURL(/\/th$/)
    await page.goto('/th/orders')
    await expect(page).toHaveURL(/\/th\/auth\?next=/)
  })
})

for (const path of [
  '/auth',
  '/th/auth?mode=sign-up',
  '/auth?mode=reset&token=x',
  '/auth/verify-email',
  '/account',
]) {
  test(`nothing at ${path} stands in the way of a screen reader or a keyboard`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('nor where the code is typed, which has the focus @both', async ({ page, request, baseURL }) => {
  const email = await newCustomer(request, baseURL ?? '')
  await open(page, '/auth')
  await page.keyboard.press('Tab')
  await typePassword(page, email, PASSWORD, en)
  await expect(codeField(page, en)).toBeFocused()
  await expectAccessible(page)
  await codeField(page, en).fill(await codeFor(request, email))
  await expect(page).toHaveURL(/\/account$/)
})
