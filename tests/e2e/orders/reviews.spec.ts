import { localizedPath } from '#shared/kernel/locale.ts'
import { reviews as reviewsEn } from '#shared/messages/en/orders/reviews.ts'
import { reviews as reviewsTh } from '#shared/messages/th/orders/reviews.ts'
import { newCustomer, signInByRequests } from '../customer.ts'
import { expectAccessible, sidewaysScroll } from '../expect-accessible.ts'
import { newProduct, paidOrder, takeStep } from '../office.ts'
import { en, expect, open, th } from '../shopper.ts'
import { test } from '../staff.ts'

const LANGUAGES = [
  ['in English, at a desk @first', 'en', en, reviewsEn, 'Just like my aunt’s: toasted cumin first.'],
  ['in Thai, on a phone @phone', 'th', th, reviewsTh, 'หอมเหมือนฝีมือน้าเลย'],
] as const

for (const [how, locale, site, texts, words] of LANGUAGES) {
  test(`a buyer reviews a jar, somebody of the shop reads and shows it, and it stands under the jar: ${how}`, async ({
    page,
    staffPage,
    request,
    baseURL,
  }) => {
    const jar = await newProduct(staffPage, { initialStock: 2 })
    const email = await newCustomer(request, baseURL ?? '')
    await signInByRequests(page, email, baseURL ?? '')
    const order = await paidOrder(staffPage, page.request, jar.slug, email)
    for (const step of ['processing', 'shipped', 'delivered']) await takeStep(staffPage, order.id, step)

    await open(page, localizedPath('/account/reviews', locale))
    const main = page.getByRole('main')
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await main.getByRole('link', { name: texts.writeOf(jar.name[locale]) }).click()
    await expect(main.getByRole('heading', { level: 1, name: texts.formTitle.product })).toBeVisible()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByRole('radio', { name: texts.star(4) })).toBeVisible()
    await main.getByRole('radio', { name: texts.star(4) }).check({ force: true })
    await main.getByLabel(texts.text.product).fill(words)
    await main.getByLabel(texts.shownName).fill('Nok J.')
    await main.getByRole('button', { name: texts.submit }).click()
    await expect(main.getByText(texts.states.waiting)).toBeVisible()
    await open(page, localizedPath(`/product/${jar.slug}`, locale))
    await expect(main.getByText(words)).toHaveCount(0)

    const office = staffPage.getByRole('main')
    const { reviews } = site.staff
    await open(staffPage, localizedPath(`/admin/reviews?search=${encodeURIComponent(words)}`, locale))
    await office.getByRole('checkbox', { name: reviews.tick('Nok J.', jar.name[locale]) }).check()
    await office.getByRole('button', { name: reviews.show, exact: true }).click()
    await expect(office.getByText(words)).toHaveCount(0)

    await open(page, localizedPath(`/product/${jar.slug}`, locale))
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByText('Nok J.')).toBeVisible()
  })
}
