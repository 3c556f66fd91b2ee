import { expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DEFAULT_SETTINGS, updateSettings } from '../settings/index.ts'
import { getFirstSteps } from './index.ts'

const shop = useTestDatabase()

test('of a shop that is live: a name of its own, and a product that is sold', async () => {
  const ctx: Ctx = { ...testCtx(shop()), shop: { siteUrl: 'https://krok.example' } }
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const setActive = (isActive: boolean) =>
    inTransaction(asShop(ctx), ({ db }) => db.update(products).set({ isActive }))
  await setActive(false)
  expect(await getFirstSteps(admin)).toEqual({
    company: false,
    registrationNumber: false,
    directors: false,
    categories: true,
    products: false,
  })

  const company = { ...DEFAULT_SETTINGS.company, legalName: 'Baan Nok (Pty) Ltd' }
  expect(await updateSettings(admin, { group: 'company', value: company, version: 1 })).toEqual({ ok: true })
  await setActive(true)
  const done = { company: true, categories: true, products: true }
  expect(await getFirstSteps(admin)).toEqual({ ...done, registrationNumber: false, directors: false })

  const whole = { ...company, registrationNumber: '2026/123456/07', directors: 'Mali Srisuk' }
  expect(await updateSettings(admin, { group: 'company', value: whole, version: 2 })).toEqual({ ok: true })
  expect(await getFirstSteps(admin)).toEqual({ ...done, registrationNumber: true, directors: true })
})

test('the demo has no company to enter', async () => {
  const ctx: Ctx = { ...testCtx(shop()), shop: { siteUrl: 'http://localhost:3000' } }
  const staff = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['moderator'] })) }
  expect(await getFirstSteps(staff)).toMatchObject({
    company: true,
    registrationNumber: true,
    directors: true,
  })
})

test('refuses a stranger: getFirstSteps', async () => {
  await expect(getFirstSteps({ ...testCtx(shop()), actor: { role: 'visitor' } })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
