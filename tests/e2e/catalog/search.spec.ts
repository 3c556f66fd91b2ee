import { en, expect, open, test } from '../shopper.ts'

test('a search that fails is sent once more, one that is refused is not, and an answer is kept for three minutes', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  let status = 502
  const asked: string[] = []
  await page.route(
    (url) => url.pathname === '/api/products',
    async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('search') ?? '')
      if (status === 200) await route.continue()
      else await route.fulfill({ status, json: {} })
    },
  )
  const toggle = page.getByRole('banner').getByLabel(en.shell.search.open, { exact: true }).first()
  await toggle.click()
  const box = page.getByRole('combobox', { name: en.shell.search.placeholder })
  const search = async (words: string, times: number) => {
    asked.length = 0
    await box.fill(words)
    await page.clock.runFor(1_000)
    await expect.poll(() => asked).toEqual(Array.from({ length: times }, () => words))
  }
  await search('green', 2)
  status = 400
  await search('massaman', 1)
  status = 200
  await search('panang', 1)
  const panang = page.getByRole('option', { name: /Panang/ })
  await expect(panang).toBeVisible()
  await box.fill('')
  await expect(panang).toBeHidden()
  await search('panang', 0)
  await expect(panang).toBeVisible()
  // Neither a window that has the focus again nor a box that is opened again asks once more.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.clock.runFor(1_000)
  expect(asked).toEqual([])
  await toggle.click()
  await expect(box).toBeHidden()
  await toggle.click()
  await search('panang', 0)
  await expect(panang).toBeVisible()
  await box.fill('')
  await page.clock.fastForward('03:01')
  await search('panang', 1)
})
