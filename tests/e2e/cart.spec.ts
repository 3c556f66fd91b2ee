import { cartPage } from '#shared/messages/en/cart-page.ts'
import { addToCart, en, expect, getProduct, hydrated, open, openMenu, test } from './shopper.ts'

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
})

test('the dropdown shows the lines and the total, and empties @both', async ({ page }) => {
  await addToCart(page, '/product/sweet-chilli-dipping-sauce', en)
  await page.getByRole('banner').getByRole('button', { name: en.cart.icon }).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Sweet Chilli Dipping Sauce')).toBeVisible()
  await expect(banner.getByText('R79.00').first()).toBeVisible()
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  const list = banner.getByRole('list').filter({ hasText: 'R79.00' })
  await expect(list).toHaveCSS('max-height', `${15 * rem}px`)
  await expect(banner.getByRole('link', { name: 'View Cart' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await banner.getByRole('button', { name: en.cart.removeOne('Sweet Chilli Dipping Sauce') }).click()
  await expect(banner.getByText('Your cart is empty')).toBeVisible()
})

test('says honestly when a price changed and when fewer are left', async ({
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
  await expect(page.getByRole('main').getByRole('link', { name: en.cart.checkout })).toBeVisible()
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
