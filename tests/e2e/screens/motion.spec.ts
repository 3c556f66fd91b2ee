import { home } from '#shared/messages/en/site/home.ts'
import { expect, open, test } from '../shopper.ts'

const noted = '[data-pressed] .card-picture, .page-picture'

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`the picture of a pressed card grows into that of its page, unless motion is not wanted: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await open(page, '/recipes')
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = begin(update)
        void transition.ready.then(() => {
          const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          document.documentElement.dataset['moved'] = String(moved.join(' ').includes('group(picture)'))
        })
        return transition
      }
    })
    await page.getByRole('main').getByRole('link', { name: 'Pad thai with prawns' }).click()
    await expect(page).toHaveURL(/pad-thai/)
    await expect(page.locator('html')).toHaveAttribute('data-moved', String(motion === 'no-preference'))
    await expect(page.getByRole('heading', { level: 1, name: 'Pad thai with prawns' })).toBeVisible()
    await expect(page.locator(noted)).toHaveCount(1)
  })
}

test('the mortar of the home page is heard when its button is pressed, and only then', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        document.documentElement.dataset['sound'] = 'begun'
      }
      override async close() {
        await super.close()
        document.documentElement.dataset['sound'] = 'ended'
      }
    }
  })
  await open(page, '/')
  await expect(page.locator('html')).not.toHaveAttribute('data-sound')
  await page.getByRole('button', { name: home.story.hear }).click()
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'begun')
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'ended')
  expect(errors).toEqual([])
})
