import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import routes from '#app/routes.ts'
import { localizedPath } from '#shared/locale.ts'
import { barriersOf, sidewaysScroll } from './expect-accessible.ts'
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
  photo,
  postAsStaff,
  receiveBatch,
  sendForm,
  takeStep,
} from './office.ts'
import { open } from './shopper.ts'
import { test } from './staff.ts'

/** The addresses of the pages in the office, as app/routes.ts has them: `/admin/orders/:id`. */
function officePages(): string[] {
  const all = (entries: RouteConfigEntry[], above = ''): string[] =>
    entries.flatMap(({ path, file, children = [] }) => {
      const address = path === undefined ? above : `${above}/${path}`
      const isPage = /^routes\/admin\/.*page\.tsx$/.test(file) && !file.includes('/setup/')
      return [...(isPage ? [address] : []), ...all(children, address)]
    })
  return all(routes).map((path) => path.replace('/:locale?', ''))
}

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
    '/admin/letters': newsletterId,
    '/admin/orders': order.id,
    '/admin/orders/print': order.id,
    '/admin/products': product.id,
    '/admin/products/imports': dryRun.split('/').at(-1) ?? '',
    '/admin/inventory': product.id,
    '/admin/inventory/batches': batch.id,
    '/admin/inventory/stocktakes': stocktake.split('/').at(-1) ?? '',
    '/admin/customers': customer.id,
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

const SCREENS = [
  { title: 'on a phone, in Thai @phone', locale: 'th', colorScheme: 'light' },
  { title: 'at a desk, in English and in the dark', locale: 'en', colorScheme: 'dark' },
] as const

for (const { title, locale, colorScheme } of SCREENS) {
  test(`every page of the office is without barriers and fits its screen: ${title}`, async ({
    staffPage: page,
    request,
  }) => {
    const addresses = addressesOf(officePages(), await fillOffice(page, request))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // No event arrives, so that no row moves while it is measured. A route would turn off the browser's cache.
    await page.addInitScript(() => {
      class SilentEventSource extends EventTarget {
        close() {}
      }
      Object.defineProperty(window, 'EventSource', { value: SilentEventSource })
    })
    for (const address of addresses) {
      await open(page, localizedPath(address, locale))
      const seen = {
        headings: await page.getByRole('heading', { level: 1 }).count(),
        wider: await sidewaysScroll(page),
        barriers: await barriersOf(page),
      }
      expect.soft(seen, address).toEqual({ headings: 1, wider: 0, barriers: [] })
    }
  })
}
