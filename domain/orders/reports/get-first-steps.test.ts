import { expect, test } from 'vitest'
import { products } from '#database/schema/index.ts'
import { OWN_COMPANY } from '#tests/data/company.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { getFirstSteps } from './index.ts'

const shop = useTestDatabase()

test('of a shop that is live: a name of its own, and a product that is sold', async () => {
  const ctx: Ctx = { ...testCtx(shop()), shop: { siteUrl: 'https://krok.example' } }
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const setActive = (isActive: boolean) =>
    inTransaction(asShop(ctx), ({ db }) => db.update(products).set({ isActive }))
  await setActive(false)
  expect(await getFirstSteps(admin)).toEqual({
    isOpen: true,
    company: false,
    registrationNumber: false,
    directors: false,
    categories: true,
    products: false,
  })

  const save = async (value: Settings['company']) => {
    const { version } = (await listSettings(admin)).company
    expect(await updateSettings(admin, { group: 'company', value, version })).toEqual({ ok: true })
  }
  // Another name alone leaves invoices with an invented VAT number.
  await save({ ...DEFAULT_SETTINGS.company, legalName: 'Baan Nok (Pty) Ltd' })
  expect(await getFirstSteps(admin)).toMatchObject({ company: false })
  await save({ ...OWN_COMPANY, registrationNumber: '', directors: '' })
  await setActive(true)
  const done = { isOpen: true, company: true, categories: true, products: true }
  expect(await getFirstSteps(admin)).toEqual({ ...done, registrationNumber: false, directors: false })

  await save({ ...OWN_COMPANY, registrationNumber: '', directors: '', isUnregistered: true })
  expect(await getFirstSteps(admin)).toEqual({ ...done, registrationNumber: true, directors: true })
  await save(OWN_COMPANY)
  expect(await getFirstSteps(admin)).toEqual({ ...done, registrationNumber: true, directors: true })

  const { version } = (await listSettings(admin)).opening
  await updateSettings(admin, { group: 'opening', value: { isOpen: false }, version })
  expect(await getFirstSteps(admin)).toMatchObject({ isOpen: false })
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
