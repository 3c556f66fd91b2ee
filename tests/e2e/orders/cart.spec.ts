import { newsletter } from '#shared/messages/en/newsletters/newsletter.ts'
import { newsletterForm } from '#shared/messages/en/newsletters/newsletter-form.ts'
import { cartPage } from '#shared/messages/en/orders/cart-page.ts'
import { product as productEn } from '#shared/messages/en/catalog/product.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { addToCart, en, expect, getProduct, hydrated, open, openMenu, test, th } from '../shopper.ts'

test('the cart survives a reload, follows across tabs, and can be changed', async ({ page, context }) => {
  await addToCart(page, '/product/yellow-curry-paste', en)
  const other = await context.newPage()
  await open(other, '/shop')
  await expect(other.getByRole('banner')).toContainText('1')
  await addToCart(other, '/product/panang-curry-paste', en)
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible()

  await open(page, '/cart')
  await page.getByRole('button', { name: en.cart.removeOne('Yellow Curry Paste') }).click()
  await expect(page.getByRole('main').getByText('Yellow Curry Paste')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Panang Curry Paste').first()).toBeVisible()
  // Both are gone, and the last one comes back.
  await page.getByRole('button', { name: en.cart.removeOne('Panang Curry Paste') }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.cart.empty })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    cartPage.removed('Panang Curry Paste'),
  )
  await page.getByRole('button', { name: cartPage.undo }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.cart.title })).toBeFocused()
  await expect(page.getByLabel(en.cart.quantityOf('Panang Curry Paste'))).toHaveValue('1')
  await expect(page.getByRole('button', { name: cartPage.undo })).toHaveCount(0)
})

test('what is put into the cart is said for four seconds, three messages at most', async ({ page }) => {
  await page.clock.install()
  await open(page, '/shop')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  const toasts = page.getByRole('region', { name: en.shell.notifications }).locator('[data-toast]')
  const add = (name: string) =>
    page.getByRole('button', { name: `${en.cart.add}: ${name}`, exact: true }).click()
  await add('Green Curry Paste')
  await expect(toasts).toHaveText([/^Green Curry Paste/])
  await add('Green Curry Paste')
  // The same words again are counted, not repeated.
  await expect(toasts).toHaveText([/^2 × Green Curry Paste/])
  await page.clock.runFor(3_900)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(toasts).toHaveCount(0)

  // Several jars are one message that counts them.
  const names = ['Red Curry Paste', 'Panang Curry Paste', 'Panang Curry Paste']
  for (const name of names) await add(name)
  await expect(toasts).toHaveText([en.cart.addedMany(3)])

  // The last three of four that are about different things are seen.
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(newsletterForm.email).fill('somebody@nowhere')
  await footer.getByRole('button', { name: newsletterForm.submit }).click()
  await expect(toasts).toHaveCount(2)
  await page.context().setOffline(true)
  await add('Massaman Curry Paste')
  await expect(toasts).toHaveCount(3)
  await page.getByRole('main').getByRole('link', { name: 'Green Curry Paste' }).first().click()
  const last = [newsletter.failed, en.cart.notAdded, en.forms.network]
  await expect(toasts).toHaveText(last.map((words) => new RegExp(`^${words}`)))
})

test('a product’s pictures: chosen, enlarged, and left again; its quantity stays in the other language @both', async ({
  page,
}) => {
  await open(page, '/product/red-curry-paste')
  const main = page.getByRole('main')
  const second = main.getByRole('link', { name: productEn.showPicture(2, 4) })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  const picture = main.locator('.gallery-track a').nth(1)
  await picture.click()
  const zoom = page.getByRole('dialog', { name: productEn.showPicture(2, 4) })
  await expect(zoom.getByRole('button', { name: productEn.nearer })).toBeFocused()
  await zoom.getByRole('button', { name: productEn.nextPicture }).click()
  await expect(page.getByRole('dialog', { name: productEn.showPicture(3, 4) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()

  await main.getByLabel(en.cart.quantityOf('Red Curry Paste')).first().fill('3')
  await openMenu(page, en)
  await page.getByRole('button', { name: 'TH: ไทย' }).locator('visible=true').first().click()
  await hydrated(page)
  await expect(main.getByLabel(th.cart.quantityOf('พริกแกงเผ็ด')).first()).toHaveValue('3')
})

test('the dropdown shows the lines and the total, and empties @both @first', async ({ page }) => {
  await addToCart(page, '/product/sweet-chilli-dipping-sauce', en)
  await page.getByRole('banner').getByRole('button', { name: en.cart.icon }).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Sweet Chilli Dipping Sauce')).toBeVisible()
  await expect(banner.getByText('R79.00').first()).toBeVisible()
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  const list = banner.getByRole('list').filter({ hasText: 'R79.00' })
  await expect(list).toHaveCSS('max-height', `${15 * rem}px`)
  await expect(list.getByRole('listitem')).toContainText('1 × R79.00')
  await expect(list.locator('img')).toHaveAttribute('src', /sweet-chilli/)
  await expect(banner.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  await expect(banner.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  await banner.getByRole('button', { name: en.cart.removeOne('Sweet Chilli Dipping Sauce') }).click()
  await expect(banner.getByText('Your cart is empty')).toBeVisible()
})

test('says honestly when a price changed and when fewer are left @first', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { id: paste } = await getProduct(request, 'red-curry-paste')
  const { id: few, stock } = await getProduct(request, 'khao-soi-curry-paste')
  await context.addCookies([{ name: 'cart', value: `${paste}:1:9000_${few}:9:10900`, url: baseURL ?? '' }])
  await open(page, '/cart')
  await expect(page.getByText(cartPage.changes.price('R90.00', 'R99.00'))).toBeVisible()
  await expect(page.getByText(cartPage.changes.onlyLeft(stock.left ?? 0)).first()).toBeVisible()
  await page.getByRole('button', { name: cartPage.changes.accept }).click()
  await expect(page.getByText(cartPage.changes.price('R90.00', 'R99.00'))).toHaveCount(0)
  // More than there are: the shop says how many there are, and the field has them.
  const quantity = page.getByLabel(en.cart.quantityOf('Khao Soi Curry Paste'))
  await quantity.fill('50')
  await expect(page.getByRole('alert')).toContainText(cartPage.changes.onlyLeft(stock.left ?? 0))
  await expect(quantity).toHaveValue(String(stock.left))
  await expect(page.getByRole('main').getByRole('link', { name: en.cart.checkout })).toBeVisible()
})

test('on a phone a jar is bought from the bar at the bottom while the page’s own button is out of sight @phone', async ({
  page,
}) => {
  await open(page, '/product/yellow-curry-paste')
  const main = page.getByRole('main')
  const bar = main.locator('.buy-bar')
  const buy = main.locator('#buy').getByRole('button', { name: en.cart.add })
  await buy.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toContainText('R99.00')
  await bar.getByRole('button', { name: en.cart.add }).click()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: en.cart.added('Yellow Curry Paste') })
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(bar.getByRole('button', { name: en.cart.add })).toBeFocused()
  await buy.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  // As many as are chosen in the page's own field.
  await main.locator('#buy').getByRole('button', { name: en.common.more }).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar.getByRole('spinbutton')).toHaveValue('2')
  await bar.getByRole('button', { name: en.common.more }).click()
  await expect(main.locator('#buy').getByRole('spinbutton')).toHaveValue('3')
  await bar.getByRole('button', { name: en.cart.add }).click()
  await expect(sheet).toContainText(en.added.inCart(4, 'R396.00'))
})

test('after adding, a sheet has the line, what is missing for free delivery, and one jar beside it @both @first', async ({
  page,
}) => {
  await open(page, '/product/red-curry-paste')
  await page.getByRole('main').locator('#buy').getByRole('button', { name: en.cart.add }).click()
  const sheet = page.getByRole('dialog', { name: en.cart.added('Red Curry Paste') })
  await expect(sheet).toContainText(en.added.inCart(1, 'R99.00'))
  await expect(sheet).toContainText(en.added.gap('R501.00'))
  await expect(page.getByRole('region', { name: en.shell.notifications })).not.toContainText(
    'Red Curry Paste',
  )
  await expectAccessible(page)
  // The recipe for fish cakes takes both.
  await sheet.getByRole('button', { name: en.added.addMatch('Sweet Chilli Dipping Sauce') }).click()
  await expect(sheet).toContainText(en.added.matchAdded('Sweet Chilli Dipping Sauce'))
  await expect(sheet).toContainText(en.added.gap('R422.00'))
  await sheet.getByRole('link', { name: en.cart.viewCart }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.cart.title })).toBeVisible()
  await expect(page.getByRole('main').getByText('Sweet Chilli Dipping Sauce').first()).toBeVisible()
})

test('what is sold out cannot be put into the cart @phone', async ({ page }) => {
  await open(page, '/product/jaew-dipping-sauce')
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled()
  await open(page, '/shop?category=dipping-sauces')
  const card = page.getByRole('listitem').filter({ hasText: 'Jaew Dipping Sauce' })
  await expect(card.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
})

test('another currency is for looking: the cart says what is charged @both', async ({ page }) => {
  await addToCart(page, '/product/red-curry-paste', en)
  await openMenu(page, en)
  await page.getByLabel(en.shell.currency).locator('visible=true').first().selectOption('USD')
  await expect(page.getByRole('main').getByText('$4.95').first()).toBeVisible()
  await open(page, '/cart')
  await expect(page.getByText(en.cart.youPay('R99.00', '$4.95')).first()).toBeVisible()
})
