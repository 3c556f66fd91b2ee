import { expect, test } from 'vitest'
import { addPerson, asStaff, userOf } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { setLanguage } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const localeOf = async (email: string) => (await userOf(ctx(), email))?.locale

test('setLanguage changes only the language of the actor’s mails', async () => {
  const [person, other] = [await addPerson(ctx()), await addPerson(ctx())]
  await setLanguage({ ...ctx(), actor: person.actor }, { locale: 'th' })
  expect(await localeOf(person.email)).toBe('th')
  expect(await localeOf(other.email)).toBe('en')
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
    await expect(setLanguage({ ...ctx(), actor }, { locale: 'th' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  expect(await localeOf(person.email)).toBe('en')
})
