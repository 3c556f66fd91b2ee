import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newHome, spawnShop, startShop } from '../helpers/shop-process.ts'

/* Behaviour of the embedded database only: its data belong to one process, and it is created on the first start. */

test('a second process on the same data prints one sentence and changes nothing', async () => {
  const home = await newHome()
  const first = await startShop(home.settings)
  for (const script of ['server/main.ts', 'scripts/seed.ts']) {
    const second = await (await spawnShop(home.settings, script)).ended
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(
      /^The data in .* is in use by another KROK process; stop that one first\.\n$/,
    )
  }
  const products = (await (await fetch(`${first.url}/api/products`)).json()) as { total: number }
  expect(products.total).toBe(18)
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
  const first = await spawnShop(home.settings)
  // The database consists of about a thousand files: some of them exist, most do not.
  while (filesIn(`${home.settings['DATA_DIR']}/postgres`) < 300)
    await new Promise((resolve) => setImmediate(resolve))
  await first.kill('SIGKILL')
  expect(filesIn(`${home.settings['DATA_DIR']}/postgres`)).toBeLessThan(900)

  const second = await startShop(home.settings)
  const products = (await (await fetch(`${second.url}/api/products`)).json()) as { total: number }
  expect(products.total).toBe(18)
})

function filesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length
  } catch {
    return 0
  }
}
