import type { APIRequestContext, Page } from '@playwright/test'
import {
  customerRecord,
  dayIn,
  getAsStaff,
  newCategory,
  newEvent,
  newMessage,
  newProduct,
  newSubscriber,
  paidOrder,
  paidVoucher,
  photo,
  postAsStaff,
  receiveBatch,
  sendForm,
  takeStep,
} from '../office.ts'
import { test } from '../staff.ts'
import { DESK, holdStill, isOffice, pagesOf, PHONE, TABLET, walk } from './walk.ts'

/** Fills the office with one of everything; the id of each, by the address that is about it. */
async function fillOffice(staffPage: Page, request: APIRequestContext): Promise<Record<string, string>> {
  const category = await newCategory(staffPage)
  const product = await newProduct(staffPage)
  const counted = await newProduct(staffPage, { categoryId: category.id, initialStock: 5 })
  const pictures = `/admin/products/${product.id}/pictures`
  await sendForm(staffPage, pictures, { multipart: { intent: 'add', files: await photo() } })
  const batch = await receiveBatch(staffPage, product.id, 5)
  const order = await paidOrder(staffPage, request, product.slug)
  await takeStep(staffPage, order.id, 'processing')
  await sendForm(staffPage, `/admin/orders/${order.id}`, { form: { intent: 'note', text: 'Ring the bell.' } })
  const customer = await customerRecord(staffPage, request)
  const stocktake = await sendForm(staffPage, '/admin/inventory/stocktakes', {
    form: { intent: 'start', categoryId: category.id },
  })
  await sendForm(staffPage, stocktake, {
    form: { intent: `count-${counted.id}`, version: '0', counted: '4' },
  })
  const csv = `sku,price\r\n${product.sku},89.00\r\nNONE-SUCH,12.50\r\n`
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const dryRun = await sendForm(staffPage, '/admin/products/import', { multipart: { file } })
  const code = product.sku.replaceAll('-', '')
  const discount = { code, kind: 'percent', percent: 10 }
  const { id: discountId } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/discounts', discount)
  const offer = {
    name: { en: 'Screens', th: 'หน้าจอ' },
    kind: 'percent',
    percent: 1,
    minimumQuantity: 100,
    endsAt: new Date(Date.now() + 60_000).toISOString(),
  }
  const { id: offerId } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/offers', offer)
  const newsletter = { subject: { en: 'Half a jar', th: 'พริกแกงครึ่งกระปุก' } }
  const { id: newsletterId } = await postAsStaff<{ id: string }>(
    staffPage,
    '/api/staff/newsletters',
    newsletter,
  )
  const { items: recipes } = await getAsStaff<{ items: { id: string }[] }>(staffPage, '/api/staff/recipes')
  const [dish] = await getAsStaff<{ id: string }[]>(staffPage, '/api/staff/dishes')
  const tables = await postAsStaff<{ id: string }>(staffPage, '/api/staff/reservations', {
    day: dayIn(1),
    time: '11:00',
    partySize: 2,
    source: 'phone',
    language: 'th',
    contact: {
      name: 'Ploy',
      email: '',
      phone: '+27215550188',
      wishes: 'A quiet corner',
      allergies: 'Peanuts',
    },
  })
  await sendForm(staffPage, `/admin/reservations/${tables.id}`, {
    form: { intent: 'note', text: 'Likes the window.' },
  })
  return {
    '/admin/reservations': tables.id,
    '/admin/events': await newEvent(staffPage, request),
    '/admin/menu': dish?.id ?? '',
    '/admin/messages': await newMessage(staffPage, request),
    '/admin/recipes': recipes.at(-1)?.id ?? '',
    '/admin/recipes/ingredients': 'coconut-milk',
    '/admin/subscribers': await newSubscriber(staffPage, request),
    '/admin/discounts': discountId,
    '/admin/offers': offerId,
    '/admin/vouchers': await paidVoucher(staffPage),
    '/admin/newsletters': newsletterId,
    '/admin/orders': order.id,
    '/admin/orders/print': order.id,
    '/admin/products': product.id,
    '/admin/products/imports': dryRun.split('/').at(-1) ?? '',
    '/admin/inventory': product.id,
    '/admin/inventory/batches': batch.id,
    '/admin/inventory/stocktakes': stocktake.split('/').at(-1) ?? '',
    '/admin/customers': customer.id,
    '/admin/customers/guests': order.id,
  }
}

/** The addresses to open; one without an id to be filled in fails. */
function addressesOf(pages: string[], ids: Record<string, string>): string[] {
  return pages.flatMap((path) => {
    const [about = '', more] = path.split('/:id')
    const id = ids[about]
    if (path === '/admin/orders/print') {
      return ['slip', 'label', 'label-100x150'].map((kind) => `${path}?kind=${kind}&id=${id}`)
    }
    if (more === undefined) return [path]
    if (!id) throw new Error(`nothing to show at ${path}`)
    return [`${about}/${id}${more}`]
  })
}

// Sixty pages: each width once.
for (const [title, locale, colorScheme, screens] of [
  ['on a tablet and at a desk, in English, in the dark', 'en', 'dark', [TABLET, DESK]],
  ['on a phone, in Thai, in the light', 'th', 'light', [PHONE]],
] as const) {
  test(`every page of the office is without barriers and fits its screen: ${title}`, async ({
    staffPage: page,
    request,
  }) => {
    const pages = pagesOf((file) => isOffice(file) && !file.includes('/setup/'))
    const addresses = addressesOf(pages, await fillOffice(page, request))
    await page.emulateMedia({ colorScheme })
    await holdStill(page)
    await walk(page, locale, addresses, { screens: [...screens] })
  })
}
