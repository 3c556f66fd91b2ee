import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { localizedPath } from '#shared/kernel/locale.ts'
import { PASSWORD } from '../customer.ts'
import { newProduct, newTag, photo } from '../office.ts'
import {
  addToCart,
  en,
  expect,
  fillCheckout,
  getProduct,
  type Messages,
  newEmail,
  open,
  orderNumberOn,
  th,
  timelineOf,
} from '../shopper.ts'
import { becomeStaff, test } from '../staff.ts'

type Day = { owner: Page; buyer: Page; texts: Messages; toPath: (path: string) => string }

/** The owner types: a product of R120, ten jars of it. */
function newJar() {
  const tag = newTag()
  return {
    name: { en: `Owner’s Paste ${tag}`, th: `พริกแกงบ้านเรา ${tag}` },
    label: { en: 'Pounded by hand', th: 'โขลกด้วยมือ' },
    description: { en: `Made on a Monday, ${tag}.`, th: `ทำเมื่อวันจันทร์ ${tag}` },
    sku: `OWN-${tag}`.toUpperCase(),
    alt: { en: `A jar of ${tag}`, th: `กระปุก ${tag}` },
  }
}
type Jar = ReturnType<typeof newJar>

const languageOf = (texts: Messages) => (texts === en ? 'en' : 'th')

/** Fills in the form of a new product, in both languages. */
async function createJar({ owner, texts, toPath }: Day, jar: Jar): Promise<void> {
  const { products } = texts.staff
  const main = owner.getByRole('main')
  await open(owner, toPath('/admin/products'))
  await main.getByRole('link', { name: products.add }).click()
  await expect(owner.getByRole('heading', { level: 1, name: products.newTitle })).toBeVisible()
  for (const field of ['name', 'label', 'description'] as const) {
    await main.getByLabel(`${products.fields[field]} (${products.languages.en})`).fill(jar[field].en)
    await main.getByLabel(`${products.fields[field]} (${products.languages.th})`).fill(jar[field].th)
  }
  // The words on storing it are still to be translated.
  await main.getByLabel(`${products.fields.storage} (${products.languages.en})`).fill('Keep it cool.')
  const field = (label: string) => main.getByRole('textbox', { name: label })
  await field(products.priceCents).fill('120.00')
  await field(products.initialStock).fill('10')
  await field(products.sku).fill(jar.sku)
  await field(products.netWeightValue).fill('200')
  await main.getByRole('checkbox', { name: products.isActive, exact: true }).check()
  await main.getByRole('button', { name: products.create }).click()
  await expect(owner.getByRole('heading', { level: 1, name: jar.name[languageOf(texts)] })).toBeVisible()
  await expect(main.getByText(products.isMissing, { exact: true })).toHaveCount(1)
}

/** Uploads two pictures and what is none, and says what the first one shows. */
async function addPictures({ owner, texts }: Day, jar: Jar): Promise<void> {
  const { pictures, products } = texts.staff
  const main = owner.getByRole('main')
  await main.getByRole('link', { name: products.pictures, exact: true }).click()
  await expect(main.getByText(pictures.none)).toBeVisible()
  const text = { name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Salt, pepper') }
  await main
    .getByLabel(pictures.files)
    .setInputFiles([await photo('front.jpg'), await photo('back.jpg'), text])
  await main.getByRole('button', { name: pictures.upload }).click()
  await expect(main.getByText(pictures.faults.not_a_picture)).toBeVisible()
  await expect(main.getByRole('heading', { name: pictures.place(2, 2) })).toBeVisible()
  const first = main
    .getByRole('listitem')
    .filter({ has: owner.getByRole('heading', { name: pictures.main }) })
  await first.getByLabel(pictures.altEn).fill(jar.alt.en)
  await first.getByLabel(pictures.altTh).fill(jar.alt.th)
  await first.getByRole('button', { name: pictures.save }).click()
  await expect(first.getByText(pictures.missing.th)).toHaveCount(0)
}

/** The buyer finds it in the shop, sees the picture, and orders two; the order's number. */
async function buyTwo({ buyer, texts, toPath }: Day, jar: Jar, email: string): Promise<string> {
  const language = languageOf(texts)
  await open(buyer, toPath(`/shop?search=${encodeURIComponent(jar.name[language])}`))
  await buyer.getByRole('main').getByRole('link', { name: jar.name[language] }).first().click()
  // Exactly, since the list that was searched has the name in its heading too.
  await expect(buyer.getByRole('heading', { level: 1, name: jar.name[language], exact: true })).toBeVisible()
  await expect(buyer.getByText(jar.description[language])).toBeVisible()
  const picture = buyer.getByRole('img', { name: jar.alt[language] })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  await addToCart(buyer, new URL(buyer.url()).pathname, texts, 2)
  await open(buyer, toPath('/checkout'))
  await fillCheckout(buyer, email, texts)
  await buyer.getByRole('button', { name: texts.checkout.review.action }).click()
  await buyer.getByRole('button', { name: texts.checkout.review.place('R315.00') }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: texts.order.thanks('Nok') })).toBeVisible()
  return orderNumberOn(buyer)
}

/** Records the money, packs by the slip, ships; the buyer's open page tells it. */
async function packAndShip({ owner, buyer, texts, toPath }: Day, jar: Jar, number: string): Promise<void> {
  const { order, printing } = texts.staff
  const main = owner.getByRole('main')
  await open(owner, toPath(`/admin/orders?search=${number}`))
  await main.getByRole('link', { name: number, exact: true }).click()
  await main.getByRole('button', { name: order.record, exact: true }).click()
  await main.getByRole('button', { name: order.steps.processing }).click()
  await expect(main.getByLabel(order.carrier)).toBeVisible()

  await main.getByRole('link', { name: order.slip }).click()
  const slip = main.getByRole('article', { name: `${printing.titles.slip} ${number}` })
  await expect(slip.getByRole('row').filter({ hasText: jar.sku })).toContainText(jar.name.en)
  await expect(slip.getByRole('row').filter({ hasText: jar.sku })).toContainText(jar.name.th)
  await expect(slip.getByText('1 Long Street')).toBeVisible()
  await owner.goBack()

  await main.getByLabel(order.carrier).fill('The Courier Guy')
  await main.getByLabel(order.trackingNumber).fill(jar.sku)
  await main.getByRole('button', { name: order.steps.shipped }).click()
  await expect(timelineOf(buyer, texts).getByText(jar.sku)).toBeVisible()
}

/** Takes two broken jars out of stock: six of ten are left. */
async function adjustStock({ owner, texts, toPath }: Day, jar: Jar): Promise<void> {
  const { inventory } = texts.staff
  const main = owner.getByRole('main')
  await open(owner, toPath(`/admin/inventory?search=${jar.sku}`))
  await main.getByRole('link', { name: jar.name[languageOf(texts)] }).click()
  const form = main.getByRole('region', { name: inventory.adjustTitle })
  await form.getByLabel(inventory.takeOut).check()
  await form.getByLabel(inventory.quantity).fill('2')
  await form.getByLabel(inventory.reason).selectOption({ label: inventory.reasons.damaged })
  await form.getByRole('button', { name: inventory.adjust }).click()
  const movements = main.getByRole('region', { name: inventory.movements })
  const booked = movements.getByRole('row').filter({ hasText: inventory.reasons.damaged })
  await expect(booked).toContainText('−2')
  await expect(movements.getByRole('row').filter({ hasText: inventory.references.order })).toContainText('−2')
}

/** Downloads the file behind a link or button, and reads it as a spreadsheet does: a record for each line. */
async function download(owner: Page, pressed: Locator): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([owner.waitForEvent('download'), pressed.click()])
  return parse(await readFile(await file.path()), { bom: true, columns: true })
}

async function openFiles(
  { owner, texts, toPath }: Day,
  jar: Jar,
  number: string,
  email: string,
): Promise<void> {
  const { orders, ownPassword, products } = texts.staff
  const main = owner.getByRole('main')
  await open(owner, toPath(`/admin/orders?search=${number}`))
  const order = { number, email, status: 'shipped', total: '315.00', tracking_number: jar.sku }
  // A file of people asks for one's own password.
  await main.getByLabel(orders.otherWork, { exact: true }).click()
  await main.locator('#export summary').click()
  await main.getByLabel(ownPassword.password, { exact: true }).fill(PASSWORD)
  const exported = main.getByRole('button', { name: orders.export })
  expect(await download(owner, exported)).toEqual([expect.objectContaining(order)])
  await open(owner, toPath('/admin/products'))
  const product = { sku: jar.sku, name_en: jar.name.en, name_th: jar.name.th, price: '120.00' }
  const link = main.getByRole('link', { name: products.export })
  expect(await download(owner, link)).toContainEqual(expect.objectContaining(product))
}

/** Changes the price: whoever opens the shop next sees it. */
async function changePrice({ owner, buyer, texts, toPath }: Day, jar: Jar): Promise<void> {
  const { products } = texts.staff
  const main = owner.getByRole('main')
  const name = jar.name[languageOf(texts)]
  await open(buyer, toPath(`/shop?search=${encodeURIComponent(name)}`))
  await expect(buyer.getByRole('article').filter({ hasText: name })).toContainText('R120.00')
  await open(owner, toPath(`/admin/products?search=${jar.sku}`))
  await main.getByRole('link', { name }).click()
  await main.getByRole('textbox', { name: products.priceCents }).first().fill('135.50')
  await main.getByRole('button', { name: products.save }).click()
  await expect(owner.getByText(texts.notices['product-saved'].title)).toBeVisible()
  await buyer.reload()
  await expect(buyer.getByRole('article').filter({ hasText: name })).toContainText('R135.50')
}

const DAYS = [
  { title: 'in English, at a desk', texts: en },
  { title: 'in Thai, on a phone @phone', texts: th },
]

for (const { title, texts } of DAYS) {
  test(`an owner’s day, ${title}: a product with pictures is made, sold, packed and shipped, counted, exported, and given a new price`, async ({
    page,
    staffPage,
  }) => {
    const toPath = (path: string) => localizedPath(path, languageOf(texts))
    const day: Day = { owner: staffPage, buyer: page, texts, toPath }
    const jar = newJar()
    const email = newEmail()
    await createJar(day, jar)
    await addPictures(day, jar)
    const number = await buyTwo(day, jar, email)
    await packAndShip(day, jar, number)
    await adjustStock(day, jar)
    await openFiles(day, jar, number, email)
    await changePrice(day, jar)
  })
}

test('of two owners who edit one product, the second is told, sees both versions, and saves', async ({
  page: second,
  staffPage: first,
  browser,
  request,
  baseURL,
}) => {
  const { parts, products } = en.staff
  await becomeStaff(second, { browser, request, baseURL: baseURL ?? '' }, 'admin')
  const { id, slug, name } = await newProduct(first)
  for (const owner of [first, second]) await open(owner, `/admin/products/${id}`)
  /** The first: the form of a size comes after it. */
  const price = (owner: Page) =>
    owner.getByRole('main').getByRole('textbox', { name: products.priceCents }).first()
  const save = (owner: Page) => owner.getByRole('main').getByRole('button', { name: products.save }).click()

  await price(first).fill('105.00')
  await save(first)
  await expect(first.getByText(en.notices['product-saved'].title)).toBeVisible()
  await price(second).fill('110.00')
  await second.getByLabel(`${products.fields.name} (${products.languages.en})`).fill(`${name.en}, hot`)
  await save(second)
  const notice = second.getByRole('alert').filter({ hasText: parts.changed.title })
  await expect(notice).toBeFocused()
  for (const [label, saved, typed] of [
    [products.priceCents, '105.00', '110.00'],
    [products.fields.name, name.en, `${name.en}, hot`],
  ]) {
    const cells = notice
      .getByRole('row')
      .filter({ hasText: label ?? '' })
      .getByRole('cell')
    await expect(cells).toHaveText([saved ?? '', typed ?? ''], { useInnerText: true })
  }
  await expect(price(second)).toHaveValue('110.00')
  expect(await getProduct(request, slug)).toMatchObject({ priceCents: 10_500, name: name.en })

  await save(second)
  await expect(second.getByRole('heading', { level: 1, name: `${name.en}, hot` })).toBeVisible()
  expect(await getProduct(request, slug)).toMatchObject({ priceCents: 11_000, name: `${name.en}, hot` })
})
