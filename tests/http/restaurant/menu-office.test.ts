import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { getStaffDish, listStaffDishes, updateDish } from '#domain/restaurant/menu/index.ts'
import { updateDishInput } from '#domain/restaurant/menu/schemas.ts'
import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { addDish, dishFields } from '#tests/data/dishes.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's pages about the menu, as a browser without scripts uses them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
let moe: TestPerson
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada' })
  moe = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Moe' })
})
const admin = () => ({ ...ctx(), actor: asStaff(ada, true) })
async function signedIn(person: TestPerson) {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const errorAt = (page: Page, name: string) => page.textOf(`[id="${name}-error"]`)

const FORM = {
  version: '',
  course: 'salads',
  'name.en': 'Pomelo salad',
  'name.th': 'ยำส้มโอ',
  roman: 'Yam som o',
  'description.en': 'Pomelo, toasted coconut, prawns.',
  'description.th': '',
  'pictureAlt.en': '',
  'pictureAlt.th': '',
  spiceLevel: '2',
  recipeId: 'none',
  'skus.0': 'none',
  'allergens.crustacean': 'on',
  'dietTags.gluten_free': 'on',
}
const TERMS = { priceCents: 'R 118,00', isActive: 'on' }

test('an admin adds a dish, with what is wrong at its field, and finds it on the menu', async () => {
  const browser = await signedIn(ada)
  const send = (fields: object) =>
    browser.post('/admin/menu/new', { intent: 'create', ...FORM, ...TERMS, ...fields })
  const wrong = await send({ priceCents: 'much', 'name.th': '' })
  const page = await pageOf(wrong)
  expect([wrong.status, errorAt(page, 'priceCents')]).toEqual([422, fieldErrors.invalid])
  expect(page.wrongFields()).toEqual(['priceCents', 'name.th'])
  expect(page.valueOf('name.en')).toBe('Pomelo salad')
  const unknown = await send({ 'skus.0': 'NO-SUCH-CODE' })
  expect([unknown.status, errorAt(await pageOf(unknown), 'skus-0')]).toEqual([
    409,
    en.menu.refusals.unknown_product,
  ])
  const made = await send({})
  expect(made.status).toBe(303)
  const path = made.headers.get('location') ?? ''
  const saved = await pageOf(await browser.get(path))
  expect(saved.says(`${en.menu.factsContains('crustaceans (shrimp)')}.`)).toBe(true)
  const list = await pageOf(await browser.get('/admin/menu?course=salads&search=pomelo'))
  expect(list.all('main li a').map((link) => link.textContent)).toEqual(['Pomelo salad'])
  expect((await pageOf(await app.fetch('/menu?without=fish'))).says('ยำส้มโอ')).toBe(true)
})

test('of two who edit a dish the second sees both versions, and may then replace the first', async () => {
  const id = await addDish(ctx(), { priceCents: 5000 })
  await updateDish(admin(), updateDishInput.parse({ id, version: 1, ...dishFields({ priceCents: 6000 }) }))
  const browser = await signedIn(ada)
  const form = { intent: 'save', ...FORM, ...TERMS, version: '1' }
  const answered = await browser.post(`/admin/menu/${id}`, form)
  const page = await pageOf(answered)
  expect(answered.status).toBe(409)
  expect(page.textOf('[role=alert]')).toContain(en.parts.changed.title)
  expect(page.textOf('[role=alert]')).toContain('60.00')
  expect(page.valueOf('version')).toBe('2')
  expect((await browser.post(`/admin/menu/${id}`, { ...form, version: '2' })).status).toBe(303)
  expect(await getStaffDish(admin(), { id })).toMatchObject({ priceCents: 11_800, version: 3 })
})

test('a moderator edits what a dish is, marks it sold out and moves it, but sets no price', async () => {
  const id = await addDish(ctx(), { priceCents: 7700, course: 'grill' })
  const browser = await signedIn(moe)
  const page = await pageOf(await browser.get(`/admin/menu/${id}`))
  expect(page.all('input[name=priceCents], input[name=isActive]')).toEqual([])
  const byHand = await browser.post(`/admin/menu/${id}`, { intent: 'save', ...FORM, ...TERMS, version: '1' })
  expect(byHand.status).toBe(403)
  const saved = await browser.post(`/admin/menu/${id}`, {
    intent: 'content',
    ...FORM,
    course: 'grill',
    priceCents: '1',
    version: '1',
  })
  expect(saved.status).toBe(303)
  expect(await getStaffDish(admin(), { id })).toMatchObject({ priceCents: 7700, name: { th: 'ยำส้มโอ' } })

  const marked = await browser.post('/admin/menu?course=grill', { intent: `soldout-${id}` })
  expect([marked.status, marked.headers.get('location')]).toEqual([303, `/admin/menu?course=grill#${id}`])
  const list = await pageOf(await browser.get('/admin/menu?state=sold_out'))
  expect(list.textOf(`[id="${id}"]`)).toContain(en.menu.soldOut)
  await browser.post('/admin/menu', { intent: `back-${id}` })
  expect((await getStaffDish(admin(), { id })).isSoldOut).toBe(false)

  expect((await browser.post('/admin/menu', { intent: `move-${id}`, to: '0' })).status).toBe(303)
  expect((await listStaffDishes(admin(), { course: 'grill' }))[0]?.id).toBe(id)
  for (const [intent, to] of [
    [`move-${id}`, 'up'],
    [`move-${id}`, '-1'],
    ['move-x', '0'],
    ['soldout-x', ''],
    ['delete', ''],
  ]) {
    expect((await browser.post('/admin/menu', { intent: intent ?? '', to: to ?? '' })).status).toBe(400)
  }
})

test('a picture is uploaded by a moderator; what is none is refused in words; an admin takes it away', async () => {
  const id = await addDish(ctx())
  const cookie = await cookieOf(ctx(), moe)
  const send = (files: File[]) => {
    const body = new FormData()
    body.append('intent', 'picture')
    for (const file of files) body.append('file', file)
    return app.fetch(`/admin/menu/${id}`, { method: 'POST', body, headers: { cookie } })
  }
  const background = { r: 200, g: 90, b: 20 }
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const none = await send([])
  expect([none.status, (await pageOf(none)).says(en.pictures.noFile)]).toEqual([422, true])
  const wrong = await send([new File(['text'], 'x.jpg')])
  expect([wrong.status, (await pageOf(wrong)).says(en.pictures.faults.not_a_picture)]).toEqual([422, true])
  expect((await send([new File([new Uint8Array(picture)], 'dish.jpg')])).status).toBe(303)
  const { image } = await getStaffDish(admin(), { id })
  expect((await app.fetch(`${image}-320.webp`)).status).toBe(200)

  const browser = await signedIn(moe)
  expect((await browser.post(`/admin/menu/${id}`, { intent: 'remove_picture' })).status).toBe(403)
  const byAdmin = await signedIn(ada)
  expect((await byAdmin.post(`/admin/menu/${id}`, { intent: 'remove_picture' })).status).toBe(303)
  expect((await getStaffDish(admin(), { id })).image).toBe(null)
})

test('the log says who changed what of a dish, and leads to it', async () => {
  const id = await addDish(ctx(), { name: { en: 'Logged soup', th: 'ซุป' } })
  const page = await pageOf(await (await signedIn(ada)).get(`/admin/audit?subject=${id}`))
  expect(page.all('main a').map((link) => link.getAttribute('href'))).toContain(`/admin/menu/${id}`)
  expect(page.says('added the dish Logged soup')).toBe(true)
})
