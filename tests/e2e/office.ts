import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import sharp from 'sharp'
import { OWN_PASSWORD } from '#app/components/forms/form-reply.ts'
import { newCustomer, PASSWORD } from './customer.ts'
import { expect, mailsTo, newEmail, placeByApi, test } from './shopper.ts'

/* Makes what staff have made before a journey begins: through the shop's own API and forms, without a browser. */

const origin = () => new URL(String(test.info().project.use.baseURL)).origin

/** Asks the API as the person who is signed in on `staffPage`. */
export async function getAsStaff<Answer>(staffPage: Page, path: string): Promise<Answer> {
  return answerOf(await staffPage.request.get(path))
}

/** The same, to change something. */
export async function postAsStaff<Answer>(staffPage: Page, path: string, data: object): Promise<Answer> {
  return answerOf(await staffPage.request.post(path, { data, headers: { origin: origin() } }))
}

async function answerOf<Answer>(response: APIResponse): Promise<Answer> {
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true)
  return (await response.json()) as Answer
}

/** Sends a form as a browser without scripts does; the path that its answer leads to. */
export async function sendForm(
  staffPage: Page,
  path: string,
  form: { form: Record<string, string> } | { multipart: Record<string, string | UploadedFile> },
): Promise<string> {
  const options = { ...form, headers: { origin: origin() }, maxRedirects: 0 }
  const answer = await staffPage.request.post(path, options)
  expect([200, 302, 303], `${path} ${answer.status()}`).toContain(answer.status())
  return new URL(answer.headers()['location'] ?? path, origin()).pathname
}

export type UploadedFile = { name: string; mimeType: string; buffer: Buffer }

/** A photo that no other product has, as a phone makes them. */
export async function photo(name = 'jar.jpg'): Promise<UploadedFile> {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().slice(0, 6), 'hex')
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A category that no other journey uses. */
export async function newCategory(staffPage: Page): Promise<{ id: string; name: string }> {
  const tag = newTag()
  const name = `Shelf ${tag}`
  const texts = { name: { en: name, th: `ชั้น ${tag}` }, description: { en: '', th: '' } }
  const facts = { ...texts, sortOrder: 900, isActive: false }
  return { name, ...(await postAsStaff<{ id: string }>(staffPage, '/api/staff/categories', facts)) }
}

type Category = { id: string; slug: string }
export type OfficeProduct = { id: string; slug: string; sku: string; name: { en: string; th: string } }

/** A product in the shop that no other journey uses, R99 a jar. */
export async function newProduct(
  staffPage: Page,
  { initialStock = 0, categoryId }: { initialStock?: number; categoryId?: string } = {},
): Promise<OfficeProduct> {
  const tag = newTag()
  const categories = await getAsStaff<Category[]>(staffPage, '/api/staff/categories')
  const name = { en: `Paste ${tag}`, th: `พริกแกง ${tag}` }
  const product = {
    name,
    sku: `E2E-${tag}`.toUpperCase(),
    slug: `paste-${tag}`,
    categoryId: categoryId ?? categories.find(({ slug }) => slug === 'curry-pastes')?.id,
    priceCents: 9_900,
    vatClass: 'standard',
    netWeightValue: 200,
    netWeightUnit: 'g',
    tint: 'red',
    spiceLevel: 2,
    allergens: ['fish'],
    mayContain: [],
    dietTags: [],
    keepCold: false,
    isActive: true,
    isFeatured: false,
    sortOrder: 900,
    initialStock,
    ...Object.fromEntries(PLAIN.map((field) => [field, { en: `Its ${field}.`, th: `${field} ของสินค้านี้` }])),
    ingredients: { en: ['Chillies', 'Garlic'], th: ['พริก', 'กระเทียม'] },
  }
  const { id } = await postAsStaff<{ id: string }>(staffPage, '/api/staff/products', product)
  return { id, name, sku: product.sku, slug: product.slug }
}

const PLAIN = ['label', 'description', 'usage', 'storage', 'shelfLife', 'origin', 'maker']
export const newTag = () => randomUUID().slice(0, 8)

/** A day, so many days from now. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Receives jars of a product in a batch; the batch. */
export async function receiveBatch(
  staffPage: Page,
  productId: string,
  quantity: number,
): Promise<{ id: string; code: string }> {
  const code = `LOT-${newTag()}`.toUpperCase()
  const lines = [{ productId, quantity, batchCode: code, bestBefore: dayIn(300) }]
  await postAsStaff(staffPage, '/api/staff/inventory/receipts', { key: randomUUID(), lines })
  type Stock = { batches: { id: string; code: string }[] }
  const { batches } = await getAsStaff<Stock>(staffPage, `/api/staff/inventory/${productId}`)
  return batches.find((batch) => batch.code === code) ?? { id: '', code }
}

/** An order of a jar that is paid by transfer; its buyer collects it. */
export async function paidOrder(
  staffPage: Page,
  request: APIRequestContext,
  slug: string,
  email = newEmail(),
): Promise<{ id: string; number: string; email: string; path: string }> {
  const path = await placeByApi(request, email, 'bank_transfer', slug)
  return { ...(await payTransfer(staffPage, email)), email, path }
}

/** Records that the one order of an address was paid by transfer. */
export async function payTransfer(staffPage: Page, email: string): Promise<{ id: string; number: string }> {
  type Orders = { items: { id: string; number: string; totalCents: number }[] }
  const { items } = await getAsStaff<Orders>(staffPage, `/api/staff/orders?search=${email}`)
  const { id = '', number = '', totalCents = 0 } = items[0] ?? {}
  const transfer = { reference: newTag(), amountCents: totalCents }
  await postAsStaff(staffPage, `/api/staff/orders/${id}/transfers`, transfer)
  return { id, number }
}

/** A voucher of R100 that was bought, and paid; its id, and its path in the office. */
export async function paidVoucher(staffPage: Page): Promise<string> {
  const email = newEmail()
  const form = {
    intent: 'buy',
    key: randomUUID(),
    amountCents: '100',
    'card.toName': 'Malee',
    'card.fromName': 'Somchai',
    'card.message': 'Happy birthday!',
    'card.locale': 'th',
    'buyer.name': 'Somchai Jaidee',
    'buyer.email': email,
    payment: 'bank_transfer',
  }
  await sendForm(staffPage, '/vouchers', { form })
  await payTransfer(staffPage, email)
  const list = await (await staffPage.request.get(`/admin/vouchers?search=${email}`)).text()
  return /\/admin\/vouchers\/([0-9a-f-]{36})/.exec(list)?.[1] ?? ''
}

/** A voucher that staff have given, of so many rand; its code, from the email. */
export async function givenVoucher(
  staffPage: Page,
  request: APIRequestContext,
  rand: number,
): Promise<string> {
  const to = newEmail()
  const form = {
    intent: 'give',
    key: randomUUID(),
    amountCents: String(rand),
    'card.toName': 'Malee',
    'card.toEmail': to,
    'card.fromName': 'KROK',
    'card.message': '',
    'card.sendsOn': '',
    'card.locale': 'en',
    reason: 'A prize',
    [OWN_PASSWORD]: PASSWORD,
  }
  await sendForm(staffPage, '/admin/vouchers/new', { form })
  const [mail] = await mailsTo(request, to)
  return /KROK-[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Takes an order to its next step. */
export async function takeStep(staffPage: Page, orderId: string, to: string): Promise<void> {
  await postAsStaff(staffPage, `/api/staff/orders/${orderId}/steps`, { to })
}

/** Somebody with an account, and the record that staff see. */
export async function customerRecord(
  staffPage: Page,
  request: APIRequestContext,
): Promise<{ id: string; email: string }> {
  const email = await newCustomer(request, origin())
  const { items } = await getAsStaff<{ items: { id: string }[] }>(
    staffPage,
    `/api/staff/customers?search=${email}`,
  )
  return { id: items[0]?.id ?? '', email }
}

/** An event of one seat that visitors see, with a guest who has it and one who waits. */
export async function newEvent(staffPage: Page, request: APIRequestContext): Promise<string> {
  const title = `Supper ${newTag()}`
  const path = await sendForm(staffPage, '/admin/events/new', {
    form: {
      'title.en': title,
      'shortDescription.en': 'One chair, nine dishes.',
      'location.en': 'KROK, Cape Town',
      startDate: `${dayIn(300)}T18:00`,
      endDate: `${dayIn(300)}T21:00`,
      priceCents: '250',
      seats: '1',
    },
  })
  await sendForm(staffPage, path, { form: { intent: 'publish' } })
  for (const name of ['Nok Jaidee', 'Somchai Dee']) {
    const form = { intent: 'sign-up', name, email: newEmail(), seats: '1', wishes: 'No nuts, please.' }
    const headers = { origin: origin() }
    await request.post(`/events/${title.toLowerCase().replace(' ', '-')}`, { form, headers })
  }
  return path.split('/').at(-1) ?? ''
}

/** A message of somebody to the shop. */
export async function newMessage(staffPage: Page, request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/contact')).text()
  const formKey = /name="formKey" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const email = newEmail()
  const form = {
    intent: 'send',
    topic: 'product',
    name: 'Nok',
    email,
    text: 'Is there shrimp in it?',
    formKey,
  }
  // Anyone who is quicker than three seconds is asked to send it again.
  await expect(async () => {
    const sent = await request.post('/contact', { form, headers: { origin: origin() }, maxRedirects: 0 })
    expect(sent.status()).toBe(303)
  }).toPass()
  return firstFound(staffPage, `/api/staff/contact-threads?search=${email}`)
}

/** Somebody who asked for the newsletter. */
export async function newSubscriber(staffPage: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail()
  const headers = { origin: origin() }
  await answerOf(await request.post('/api/newsletter/subscriptions', { data: { email }, headers }))
  return firstFound(staffPage, `/api/staff/subscribers?search=${email}`)
}

async function firstFound(staffPage: Page, path: string): Promise<string> {
  const { items } = await getAsStaff<{ items: { id: string }[] }>(staffPage, path)
  return items[0]?.id ?? ''
}
