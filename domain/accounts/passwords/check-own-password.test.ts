import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPerson, asStaff, PASSWORD, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { checkOwnPassword } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })

test('checkOwnPassword accepts only the actor’s password', async () => {
  const person = await addPerson(ctx())
  const other = await addPerson(ctx(), { passwordHash: await ctx().passwords.hash('Lemongrass-31!') })
  expect(await checkOwnPassword(as(person), { password: PASSWORD })).toEqual({
    ok: true,
    id: person.id,
    email: person.email,
  })
  expect(await checkOwnPassword(as(other), { password: PASSWORD })).toEqual({
    ok: false,
    reason: 'wrong_password',
  })
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, asStaff(person, true), { role: 'shop' } as const]) {
    await expect(checkOwnPassword({ ...ctx(), actor }, { password: PASSWORD })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  const gone = { role: 'customer', id: randomUUID() } as const
  await expect(checkOwnPassword({ ...ctx(), actor: gone }, { password: PASSWORD })).rejects.toMatchObject({
    code: 'not_found',
  })
})
