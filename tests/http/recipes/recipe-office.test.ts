import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inputsOf } from '#app/components/admin/fields/inputs-of.ts'
import {
  NEW_RECIPE,
  recipeDescription,
  recipeValues,
} from '#app/components/admin/recipes/recipe-description.ts'
import { createRecipe, getStaffRecipe, listParts } from '#domain/recipes/recipe-desk/index.ts'
import { createRecipeInput } from '#domain/recipes/recipe-desk/schemas.ts'
import { recipe as publicTexts } from '#shared/messages/en/recipes/recipe.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { asStaff, type TestPerson, useStaff } from '#tests/data/people.ts'
import { recipeInput } from '#tests/data/recipe-forms.ts'
import { allHeard } from '#tests/helpers/all-heard.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's pages of recipes, as browsers without scripts use them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada, moe } = useStaff(ctx)
beforeAll(async () => {
  app = await testApp(shop())
})

async function browserOf(person: TestPerson): Promise<Browser> {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const admin = () => ({ ...ctx(), actor: asStaff(ada, true) })

async function written(change: Record<string, unknown> = {}) {
  const made = await createRecipe(admin(), createRecipeInput.parse(recipeInput(change)))
  if (!made.ok) throw new Error(made.reason)
  const recipe = await getStaffRecipe(admin(), { id: made.id })
  return { recipe, typed: { ...recipeValues(recipe, await listParts(admin()), 'en'), intent: 'save' } }
}

/** The fields of a form that came back, as its next sending would have them. */
async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const page = await pageOf(response)
  const fields: Record<string, string> = {}
  for (const field of page.all('#form-create [name], #form-save [name]')) {
    const name = field.getAttribute('name') ?? ''
    const isOff = field.getAttribute('type') === 'checkbox' && !field.hasAttribute('checked')
    if (name === 'intent' || isOff) continue
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
    fields[name] =
      field.tagName === 'SELECT'
        ? (chosen?.getAttribute('value') ?? '')
        : field.tagName === 'TEXTAREA'
          ? field.textContent
          : (field.getAttribute('value') ?? (field.getAttribute('type') === 'checkbox' ? 'on' : ''))
  }
  return fields
}

test('a moderator writes a recipe row by row; an admin gives it a picture and shows it; visitors find it', async () => {
  const browser = await browserOf(moe)
  let fields = await fieldsOf(await browser.get('/admin/recipes/new'))
  const press = async (intent: string) => {
    fields = await fieldsOf(await browser.post('/admin/recipes/new', { ...fields, intent }))
  }
  expect(fields).toMatchObject({ 'count.lines': '3', 'count.steps': '1', servings: '4' })
  Object.assign(fields, {
    'lines.0.what': 'Coconut Milk',
    'lines.0.amount': '400',
    'lines.0.unit': 'ml',
    'lines.1.what': 'น้ำปลา',
    'lines.1.amount': '1,5',
    'lines.1.unit': 'tbsp',
    'title.en': 'Kalahari curry',
  })
  await press('rows-lines.up.1')
  await press('rows-lines.remove.2')
  await press('rows-lines.add')
  expect(fields).toMatchObject({
    'count.lines': '3',
    'lines.0.what': 'น้ำปลา',
    'lines.0.key': 'line-2',
    'lines.1.what': 'Coconut Milk',
    'lines.2.what': '',
    'title.en': 'Kalahari curry',
  })
  Object.assign(fields, { 'lines.2.what': 'Green Curry Paste', 'lines.2.amount': '140' })
  await press('rows-steps.add')
  await press('rows-steps.remove.0')

  const wrong = await browser.post('/admin/recipes/new', {
    ...fields,
    intent: 'create',
    'lines.1.what': 'moon dust',
    'lines.0.amount': 'some',
  })
  expect(wrong.status).toBe(422)
  const names = (await pageOf(wrong)).all('[aria-invalid=true]').map((one) => one.getAttribute('name'))
  expect(names).toEqual(
    expect.arrayContaining(['line.en', 'lines.0.amount', 'lines.1.what', 'steps.0.title.en']),
  )

  const texts = { line: 'Hot sand, cool milk.', story: 'Once.', pictureAlt: 'A bowl of curry' }
  for (const [name, text] of Object.entries({
    ...texts,
    'steps.0.title': 'Fry',
    'steps.0.text': 'Fry it.',
  })) {
    Object.assign(fields, { [`${name}.en`]: text, [`${name}.th`]: `${text} ไทย` })
  }
  Object.assign(fields, { 'title.th': 'แกงคาลาฮารี', [`steps.0.uses.${fields['lines.2.key']}`]: 'on' })
  const made = await browser.post('/admin/recipes/new', { ...fields, intent: 'create' })
  expect(made.status).toBe(303)
  const path = made.headers.get('location') ?? ''
  const id = path.split('/').at(-1) ?? ''
  expect(await getStaffRecipe(admin(), { id })).toMatchObject({
    slug: 'kalahari-curry',
    allergens: expect.arrayContaining(['fish', 'crustacean']) as unknown,
    lines: [{ ingredientId: 'fish-sauce', amount: 1.5 }, { ingredientId: 'coconut-milk' }, { amount: 140 }],
    steps: [{ uses: [fields['lines.2.key']] }],
  })

  // A draft is for staff: its page is the preview.
  const page = '/recipes/kalahari-curry'
  expect((await app.fetch(page)).status).toBe(404)
  expect((await app.fetch(`${page}?draft=1`)).status).toBe(302)
  const preview = await pageOf(await browser.get(`${page}?draft=1`))
  expect(preview.says(publicTexts.draft)).toBe(true)
  expect((await browser.post(path, { intent: 'publish' })).status).toBe(403)

  const owner = await browserOf(ada)
  const early = await pageOf(await owner.post(path, { intent: 'publish' }))
  expect(early.says(en.recipes.notReady(en.recipes.needs.picture))).toBe(true)
  const upload = new FormData()
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#385' } })
    .png()
    .toBuffer()
  upload.set('file', new File([new Uint8Array(file)], 'curry.png', { type: 'image/png' }))
  const cookie = await cookieOf(ctx(), ada)
  const sent = await app.fetch(`${path}/picture`, { method: 'POST', body: upload, headers: { cookie } })
  expect(sent.status).toBe(303)
  expect((await owner.post(path, { intent: 'publish' })).status).toBe(303)
  await allHeard(shop())
  expect((await app.fetch(page)).status).toBe(200)
  expect((await pageOf(await app.fetch('/shop?search=kalahari'))).says('Kalahari curry')).toBe(true)
  expect((await pageOf(await app.fetch('/th/shop?search=คาลาฮารี'))).says('แกงคาลาฮารี')).toBe(true)
  expect((await pageOf(await app.fetch('/recipes?search=kalahari'))).all('main h3')).toHaveLength(1)
  const listed = (await (await app.fetch('/api/recipes?search=kalahari')).json()) as { id: string }[]
  expect(listed).toMatchObject([{ id, title: 'Kalahari curry' }])
  const whole = (await (await app.fetch('/api/recipes/kalahari-curry?language=th')).json()) as object
  expect(whole).toMatchObject({ recipe: { title: 'แกงคาลาฮารี', isDraft: false } })

  expect((await owner.post(path, { intent: 'hide' })).status).toBe(303)
  await allHeard(shop())
  expect((await app.fetch(page)).status).toBe(404)
  expect((await pageOf(await app.fetch('/shop?search=kalahari'))).says('Kalahari curry')).toBe(false)
})

test('of two who save one recipe, the second is shown both, keeps what was typed, and saves knowingly', async () => {
  const { recipe, typed } = await written()
  const path = `/admin/recipes/${recipe.id}`
  const [first, second] = [await browserOf(ada), await browserOf(moe)]
  expect((await first.post(path, { ...typed, servings: '6', 'lines.0.amount': '600' })).status).toBe(303)
  const late = await second.post(path, { ...typed, servings: '8' })
  expect(late.status).toBe(409)
  const page = await pageOf(late)
  const notice = page.textOf('[role=alert]')
  for (const said of [en.parts.changed.title, en.recipes.servings, '600', '400']) {
    expect(notice).toContain(said)
  }
  expect(page.valueOf('servings')).toBe('8')
  const again = { ...(await fieldsOf(await second.post(path, { ...typed, servings: '8' }))), intent: 'save' }
  expect((await second.post(path, again)).status).toBe(303)
  expect(await getStaffRecipe(admin(), recipe)).toMatchObject({ servings: 8, lines: [{ amount: 400 }] })
})

test('a long recipe in Thai is saved whole; what is too long is refused at its field', async () => {
  const { recipe, typed } = await written()
  const path = `/admin/recipes/${recipe.id}`
  const cookie = await cookieOf(ctx(), ada)
  const send = (fields: Record<string, string | undefined>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value)
    return app.fetch(path, { method: 'POST', body, headers: { cookie } })
  }
  const many: Record<string, string> = { 'count.steps': '30' }
  for (let at = 0; at < 30; at += 1) {
    many[`steps.${at}.title.en`] = `Step ${at}`
    many[`steps.${at}.title.th`] = `ขั้น ${at}`
    many[`steps.${at}.text.en`] = 'Stir.'
    many[`steps.${at}.text.th`] = 'ผัดไปเรื่อยๆ '.repeat(200).trim()
  }
  expect((await send({ ...typed, ...many })).status).toBe(303)
  const saved = await getStaffRecipe(admin(), recipe)
  expect(saved.steps).toHaveLength(30)
  const wrong = await send({ ...typed, version: '2', 'title.en': 'x'.repeat(10_000) })
  expect(wrong.status).toBe(422)
  expect((await pageOf(wrong)).wrongFields()).toEqual(['title.en'])
  // A script that somebody typed is text.
  const title = '<script>alert(1)</script>'
  expect((await send({ ...typed, version: '2', 'title.en': title })).status).toBe(303)
  const html = await (await app.fetch(`/recipes/${recipe.slug}?draft=1`, { headers: { cookie } })).text()
  expect(html).not.toContain(title)
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('an address that changed leads on; an ingredient in use is not deleted', async () => {
  const { recipe, typed } = await written({ title: { en: 'Old name', th: 'ชื่อเดิม' } })
  const owner = await browserOf(ada)
  const path = `/admin/recipes/${recipe.id}`
  await owner.post(path, { ...typed, slug: 'new-name' })
  const former = await owner.get('/recipes/old-name?draft=1')
  expect([former.status, former.headers.get('location')]).toEqual([308, '/recipes/new-name'])

  const inUse = await owner.post('/admin/recipes/ingredients/coconut-milk', { intent: 'delete' })
  expect(inUse.status).toBe(422)
  expect((await pageOf(inUse)).textOf('main')).toMatch(/\d+ recipes have it, so it stays/)
  const form = { intent: 'create', 'name.en': 'Baobab powder', 'name.th': 'ผงเบาบับ', diet: 'vegan' }
  expect((await owner.post('/admin/recipes/ingredients', form)).status).toBe(303)
  expect((await owner.post('/admin/recipes/ingredients', form)).status).toBe(422)
  const list = await pageOf(await owner.get('/admin/recipes/ingredients?search=baobab'))
  expect(list.all('tbody tr')).toHaveLength(1)
  expect((await owner.post('/admin/recipes/ingredients/baobab-powder', { intent: 'delete' })).status).toBe(
    303,
  )
  expect((await owner.post(path, { intent: 'delete' })).headers.get('location')).toBe('/admin/recipes')
})

test('every field that is described stands on the page; rows without end and foreign names are not looked at', async () => {
  const owner = await browserOf(ada)
  const page = await pageOf(await owner.get('/admin/recipes/new'))
  const names = page.all('#form-create [name]').map((field) => field.getAttribute('name'))
  const read = (name: string) => NEW_RECIPE[name]
  for (const { name } of inputsOf(recipeDescription.untyped, read)) expect(names).toContain(name)

  const { recipe, typed } = await written()
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`tips.${at + 5}.en`, 'x']))
  const foreign = { '__proto__.title': 'x', 'lines.__proto__.key': 'x', isActive: 'on', 'lines.7.key': 'x' }
  const fields = { ...typed, ...many, ...foreign, 'count.tips': '1', servings: '9' }
  expect((await owner.post(`/admin/recipes/${recipe.id}`, fields)).status).toBe(303)
  const { tips, lines } = recipe
  expect(await getStaffRecipe(admin(), recipe)).toMatchObject({ servings: 9, tips, lines, isActive: false })
  const endless = { ...typed, version: '2', 'count.tips': '99999999' }
  expect((await owner.post(`/admin/recipes/${recipe.id}`, endless)).status).toBe(422)
})
