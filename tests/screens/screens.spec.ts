import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../e2e/staff.ts'
import { addToCart, expect, newEmail, open, placeByApi, th } from '../e2e/shopper.ts'

/*
 * The pictures of docs/screens: `npm run screens`. Not a part of the gate.
 */
const FOLDER = 'docs/screens'

const desk = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

/** Takes what the window shows, from an element on if one is named, once its pictures and letters are there. */
async function take(page: Page, name: string, { from }: { from?: string } = {}): Promise<void> {
  if (from) {
    await page
      .locator(from)
      .first()
      .evaluate((element) => {
        scrollTo({ top: element.getBoundingClientRect().top + scrollY - 96, behavior: 'instant' })
      })
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await Promise.all(seen.map((image) => image.decode().catch(() => {})))
  })
  // The page as a person sees it moments later: the toasts gone, the strokes done.
  await page.evaluate(async () => {
    // Strokes that go with scrolling are never done.
    const strokes = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(strokes.map(({ finished }) => finished))
  })
  await mkdir(FOLDER, { recursive: true })
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(FOLDER, `${name}.webp`))
}

test.describe('at a desk', () => {
  test.use({ viewport: desk })

  test('the shop in English', async ({ page }) => {
    await open(page, '/')
    await take(page, 'home')
    await open(page, '/shop')
    await take(page, 'shop', { from: 'main article' })
    await open(page, '/product/green-curry-paste')
    await take(page, 'product')
    await open(page, '/menu')
    await take(page, 'menu')
  })

  test('recipes in Thai', async ({ page }) => {
    await open(page, '/th/recipes')
    await take(page, 'recipes')
    await open(page, '/th/recipes/pad-thai-prawns')
    await take(page, 'recipe')
  })
})

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'th' })

  test('the shop in Thai', async ({ page, request }) => {
    await open(page, '/th')
    await take(page, 'home-phone')
    await open(page, '/th/product/red-curry-paste')
    await take(page, 'product-phone')
    await addToCart(page, '/th/product/red-curry-paste', th)
    await open(page, '/th/checkout')
    await take(page, 'checkout-phone')
    await open(page, '/th/menu')
    await take(page, 'reserve-phone', { from: '#reserve' })
    await open(page, `/th${await placeByApi(request, newEmail(), 'bank_transfer')}`)
    await take(page, 'order-phone')
  })
})

test.describe('in the office, in the dark', () => {
  test.use({ viewport: desk, colorScheme: 'dark' })

  test('the office in the dark', async ({ staffPage, request }) => {
    for (const slug of ['red-curry-paste', 'green-curry-paste', 'pad-thai-sauce']) {
      await placeByApi(request, newEmail(), 'bank_transfer', slug)
    }
    await staffPage.emulateMedia({ colorScheme: 'dark' })
    await staffPage.setViewportSize(desk)
    // Its first page greets whoever has signed in.
    await open(staffPage, '/admin/orders')
    await open(staffPage, '/admin')
    await expect(staffPage.getByRole('heading', { level: 1 })).toBeVisible()
    await take(staffPage, 'office')
  })
})
