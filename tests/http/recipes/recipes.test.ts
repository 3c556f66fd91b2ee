import { beforeAll, describe, expect, test } from 'vitest'
import { seedRecipes } from '#database/seed/recipes/index.ts'
import { favourites } from '#shared/messages/en/recipes/favourites.ts'
import { recipe as en } from '#shared/messages/en/recipes/recipe.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { recipeList } from '#shared/messages/en/recipes/recipe-list.ts'
import { addPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

async function textOf(path: string): Promise<string> {
  const response = await app.fetch(path)
  expect(response.status, path).toBe(200)
  return (await pageOf(response)).textOf('body')
}

describe('the list of recipes', () => {
  test('has every recipe of the demo, in both languages', async () => {
    const texts = { en: await textOf('/recipes'), th: await textOf('/th/recipes') }
    expect(seedRecipes).toHaveLength(20)
    for (const { title } of seedRecipes) {
      expect(texts.en).toContain(title.en)
      expect(texts.th).toContain(title.th)
    }
  })

  test('shows what fits every wish in the address, and says when nothing does', async () => {
    const titles = async (query: string) =>
      (await pageOf(await app.fetch(`/recipes?${query}`)))
        .all('main h3')
        .map(({ textContent }) => textContent)
    expect(await titles('product=green-curry-paste&minutes=45&spice=4')).toEqual(['Green curry with chicken'])
    expect(await textOf('/recipes?diet=vegan&product=red-curry-paste')).toContain(recipeList.empty)
    // Fields that were left open in a form without scripts.
    expect(await titles('product=all&minutes=all&diet=all&spice=all')).toHaveLength(20)
  })

  test('leaves out what has an allergen or traces of it, one or several, beside every other wish', async () => {
    const all = await pageOf(await app.fetch('/recipes'))
    const slugsOf = async (query: string) => {
      const page = await pageOf(await app.fetch(`/recipes?${query}`))
      expect(
        page
          .all('input[name=without][checked]')
          .map((box) => box.getAttribute('value') ?? '')
          .toSorted(),
      ).toEqual(new URLSearchParams(query).getAll('without').toSorted())
      return page.all('main h3').map(({ textContent }) => textContent)
    }
    expect(all.all('input[name=without]')).toHaveLength(ALLERGENS.length)
    const [peanut, both] = [await slugsOf('without=peanut'), await slugsOf('without=egg&without=peanut')]
    expect(peanut).not.toContain('Panang beef')
    expect(peanut.length).toBeGreaterThan(2)
    expect(both.length).toBeLessThan(peanut.length)
    for (const title of both) expect(peanut).toContain(title)
    const api = await (await app.fetch('/api/recipes?without=egg,peanut')).json()
    expect((api as { title: string }[]).map(({ title }) => title)).toEqual(both)
    const words = await slugsOf('search=no+egg&without=peanut')
    expect(words.toSorted()).toEqual(both.toSorted())
  })

  test.each(['minutes=abc', 'minutes=0', 'spice=9', 'diet=none', 'without=sand'])(
    'refuses %s',
    async (query) => {
      expect((await app.fetch(`/recipes?${query}`)).status).toBe(400)
    },
  )
})

describe('a recipe', () => {
  const path = '/recipes/green-curry-chicken'

  test('has one address; the others lead there for good', async () => {
    for (const [other, there] of [
      ['/recipe/green-curry-chicken', path],
      ['/th/recipe/green-curry-chicken', `/th${path}`],
      ['/recipes/Green-Curry-Chicken', path],
    ]) {
      const response = await app.fetch(other ?? '')
      expect([response.status, response.headers.get('location')]).toEqual([308, there])
    }
    expect((await app.fetch('/recipes/no-such-recipe')).status).toBe(404)
    expect((await app.fetch('/recipes/..%2f..')).status).toBe(404)
  })

  test.each([
    ['', 4, '50 g'],
    ['servings=8', 8, '100 g'],
    ['servings=', 4, '50 g'],
    ['servings=many', 4, '50 g'],
    ['servings=0', 1, '13 g'],
    ['servings=-3', 1, '13 g'],
    ['servings=1000', 100, '1.25 kg'],
    ['servings=4&units=us', 4, '1¾ oz'],
  ])('?%s is for %i people and takes %s of the paste', async (query, people, paste) => {
    const text = await textOf(`${path}?${query}`)
    expect(text).toContain(en.servingsFor(people))
    expect(text).toContain(paste)
    expect(text.includes(en.range(1, 100))).toBe(/=(0|-3|1000)$/.test(query))
  })

  test('says what its allergens are, and gives search engines the recipe', async () => {
    const page = await pageOf(await app.fetch(path))
    expect(page.textOf('body')).toContain('Contains crustaceans (shrimp), fish')
    const things = page
      .all('script[type="application/ld+json"]')
      .map((one) => JSON.parse(one.textContent) as object)
    expect(things.find((thing) => '@type' in thing && thing['@type'] === 'Recipe')).toMatchObject({
      '@type': 'Recipe',
      recipeYield: '4',
      totalTime: 'PT45M',
      recipeIngredient: expect.arrayContaining([
        '50 g Green Curry Paste',
        '1 large red chilli, sliced at an angle',
      ]) as unknown,
    })
  })

  test('puts the jars that it takes into the cart, without scripts too, and no jar twice', async () => {
    const lines = (await pageOf(await app.fetch(`${path}?servings=40`))).valueOf('lines')
    expect(lines).toMatch(/^[0-9a-f-]{36}:3:9900$/)
    const send = (cookie: string) =>
      app.fetch('/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        body: new URLSearchParams({ intent: 'add_missing', lines }),
      })
    const once = await send('')
    expect([once.status, once.headers.get('location')]).toEqual([303, '/cart'])
    const cart =
      once.headers
        .getSetCookie()
        .find((cookie) => cookie.includes('cart='))
        ?.split(';')[0] ?? ''
    expect(cart).toContain(':3')
    const twice = await send(cart)
    expect(twice.headers.getSetCookie().join()).toContain(cart)
    expect((await app.fetch('/cart', { headers: { cookie: cart } })).status).toBe(200)
  })

  test('is on the page of each product that it takes', async () => {
    expect(await textOf('/product/green-curry-paste')).toContain('Green curry with chicken')
    expect(await textOf('/th/product/pad-thai-sauce')).toContain('ผัดไทย')
  })
})

test('a customer keeps a recipe without scripts, finds it among the favourites, and lets go of it', async () => {
  const ctx = testCtx(shop())
  const cookie = await cookieOf(ctx, await addPerson(ctx))
  const path = '/recipes/green-curry-chicken'
  const get = async (path: string) => pageOf(await app.fetch(path, { headers: { cookie } }))
  const press = (intent: string, headers: Record<string, string> = { cookie }) =>
    app.fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: `intent=${intent}`,
    })
  expect((await get(path)).textOf('button[value=keep]')).toBe(favourites.keep)
  expect((await press('keep')).headers.get('location')).toBe(path)
  expect((await get(path)).textOf('button[value=release]')).toBe(favourites.kept)
  expect((await get('/favourites')).textOf('main')).toContain('Green curry with chicken')
  await press('release')
  expect((await get('/favourites')).textOf('main')).toContain(favourites.empty)
  const toSignIn = await press('keep', {})
  expect(toSignIn.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`)
})
