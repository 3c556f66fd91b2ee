import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newHome, spawnShop, startShop } from '../helpers/shop-process.ts'

/* Behaviour of the embedded database only: its data belong to one process, and it is created on the first start. */

test('a second process on the same data prints one sentence and changes nothing', async () => {
  const home = await newHome()
  const first = await startShop(home.settings)
  for (const script of ['server/main.ts', 'scripts/seed.ts'] as const) {
    const second = await (await spawnShop(home.settings, { script })).ended
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(
      /^The data in .* is in use by another KROK process; stop that one first\.\n$/,
    )
  }
  const products = (await (await fetch(`${first.url}/api/products`)).json()) as { total: number }
  expect(products.total).toBe(20)
  expect(await first.kill('SIGTERM')).toMatchObject({ code: 0 })

  const next = await startShop(home.settings)
  expect(await next.kill('SIGTERM')).toMatchObject({ code: 0 })
})

test('a process that was killed leaves no lock behind', async () => {
  const home = await newHome()
  const first = await startShop(home.settings)
  await first.kill('SIGKILL')
  const second = await startShop(home.settings)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
})

test('a process that was killed during its first start can start again', async () => {
  const home = await newHome({ isEmpty: true })
  const preload = new URL('killed-at-file.ts', import.meta.url).href
  const first = await spawnShop({ ...home.settings, NODE_OPTIONS: `--import=${preload}` })
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
  // Some exist, most do not.
  const files = readdirSync(`${home.settings['DATA_DIR']}/postgres`, { recursive: true })
  expect(files.length).toBeGreaterThanOrEqual(300)
  expect(files.length).toBeLessThan(900)

  const second = await startShop(home.settings)
  const products = (await (await fetch(`${second.url}/api/products`)).json()) as { total: number }
  expect(products.total).toBe(20)
})
