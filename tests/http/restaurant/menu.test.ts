import { beforeAll, describe, expect, test } from 'vitest'
import { seedDishes } from '#database/seed/restaurant/menu/index.ts'
import { setSoldOut, updateDish } from '#domain/restaurant/menu/index.ts'
import { updateDishInput } from '#domain/restaurant/menu/schemas.ts'
import { home as homeEn } from '#shared/messages/en/site/home.ts'
import { menu as en } from '#shared/messages/en/restaurant/menu.ts'
import { recipe as recipeEn } from '#shared/messages/en/recipes/recipe.ts'
import { menu as th } from '#shared/messages/th/restaurant/menu.ts'
import { addDish, dishFields } from '#tests/data/dishes.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { pageOf, readPage } from '#tests/helpers/html.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})
const open = async (path: string) => {
  const response = await app.fetch(path)
  expect(response.status, path).toBe(200)
  return pageOf(response)
}
const names = async (query: string) =>
  (await open(`/menu${query}`)).all('main h3').map(({ textContent }) => textContent)

describe('the menu', () => {
  test('has every dish in both languages, and where and when the restaurant is open', async () => {
    const pages = { en: await open('/menu'), th: await open('/th/menu') }
    for (const { name, description } of seedDishes) {
      for (const language of ['en', 'th'] as const) {
        expect(pages[language].says(name.en) && pages[language].says(name.th)).toBe(true)
        expect(pages[language].says(description[language])).toBe(true)
      }
    }
    expect(pages.en.textOf('[aria-labelledby=reserve]')).toContain('Daily 11:00 to 22:00')
    expect(pages.th.textOf('[aria-labelledby=reserve]')).toContain('เปิดทุกวัน 11:00–22:00 น.')
    expect(pages.th.all('link[rel=alternate]').map((link) => link.getAttribute('hreflang'))).toEqual([
      'en',
      'th',
      'x-default',
    ])
  })

  test('shows what fits every wish in the address, as a form without scripts sends it', async () => {
    const vegan = seedDishes.filter(({ dietTags }) => dietTags.includes('vegan')).map(({ name }) => name.en)
    expect(await names('?diet=vegan&spice=all')).toEqual(vegan)
    const mild = await names('?diet=all&spice=1&without=peanut&without=fish')
    expect(mild).toEqual(
      seedDishes
        .filter(({ spiceLevel }) => spiceLevel <= 1)
        .filter(({ allergens }) => !allergens.includes('peanut') && !allergens.includes('fish'))
        .map(({ name }) => name.en),
    )
    const page = await open('/th/menu?diet=vegan&without=peanut')
    expect(page.all('input[name=without][checked]').map((box) => box.getAttribute('value'))).toEqual([
      'peanut',
    ])
    expect(page.all('meta[name=robots]').map((meta) => meta.getAttribute('content'))).toEqual(['noindex'])
    const nothing = await open(
      '/menu?diet=vegan&spice=0&without=soya&without=wheat&without=sesame&without=peanut',
    )
    expect(nothing.says(en.count(6)) || nothing.says(en.empty)).toBe(true)
  })

  test.each(['diet=none', 'spice=9', 'spice=hot', 'without=sand', `without=${'fish,'.repeat(99)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await app.fetch(`/menu?${query}`)).status).toBe(400)
    },
  )

  test('leads from a dish to its recipe and its jar, and back', async () => {
    const page = await open('/th/menu')
    const links = page.all('main li a').map((link) => link.getAttribute('href'))
    expect(links).toContain('/th/recipes/green-curry-chicken')
    expect(links).toContain('/th/product/green-curry-paste')
    const recipe = await open('/recipes/green-curry-chicken')
    const [back] = recipe.all('main a').filter(({ textContent }) => textContent === recipeEn.onMenu)
    const [, id = ''] = /^\/menu#(.+)$/.exec(back?.getAttribute('href') ?? '') ?? []
    expect((await open('/menu')).textOf(`[id="${id}"] h3`)).toBe('Green curry with chicken')
  })

  test('gives search engines the restaurant, its hours and its dishes', async () => {
    const html = await (await app.fetch('/menu')).text()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Restaurant',
      address: { '@type': 'PostalAddress', addressCountry: 'ZA' },
      openingHoursSpecification: expect.arrayContaining([
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '11:00', closes: '22:00' },
      ]) as unknown,
      hasMenu: {
        hasMenuSection: expect.arrayContaining([
          expect.objectContaining({
            name: en.courses.curries,
            hasMenuItem: expect.arrayContaining([
              expect.objectContaining({
                name: 'Green curry with chicken',
                offers: { '@type': 'Offer', price: '155.00', priceCurrency: 'ZAR' },
                suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
              }),
            ]) as unknown,
          }),
        ]) as unknown,
      },
    })
    expect(readPage(html).all('link[rel=canonical]')).toHaveLength(1)
  })

  test('says in words what is sold out today, at once, in pages that are kept', async () => {
    const ctx = testCtx(shop())
    const id = await addDish(ctx, { name: { en: 'Last fish', th: 'ปลาตัวสุดท้าย' } })
    const [moderator, admin] = [
      { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['moderator'] })) },
      { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) },
    ]
    const textOf = async (path: string) => (await open(path)).textOf(`[id="${id}"]`)
    await eventually(
      () => textOf('/th/menu'),
      (text) => text.includes('ปลาตัวสุดท้าย'),
    )
    await setSoldOut(moderator, { id, isSoldOut: true })
    await eventually(
      () => textOf('/th/menu'),
      (text) => text.includes(th.soldOut),
    )
    const api = (await (await app.fetch('/api/menu?language=th')).json()) as {
      id: string
      isSoldOut: boolean
    }[]
    expect(api.find((dish) => dish.id === id)).toMatchObject({ isSoldOut: true })

    const hidden = updateDishInput.parse({ id, version: 1, ...dishFields({ isActive: false }) })
    expect(await updateDish(admin, hidden)).toMatchObject({ ok: true })
    await eventually(
      () => textOf('/th/menu'),
      (text) => text === '',
    )
  })
})

test('the home page ends with the restaurant and the way to a table', async () => {
  const page = await open('/')
  const last = page.all('main section').at(-1)
  expect(last?.textContent).toContain('112 Bree Street')
  expect(last?.textContent).toContain('Daily 11:00 to 22:00')
  const links = last?.querySelectorAll('a') ?? []
  expect(links.map((link) => [link.textContent, link.getAttribute('href')]).at(-1)).toEqual([
    homeEn.restaurant.reserve,
    '/menu#reserve',
  ])
  expect(links[0]?.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
})
