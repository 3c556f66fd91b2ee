import { expect, test } from 'vitest'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import type { Ctx } from './context.ts'
import { getStocktake, listStocktakes, startStocktake } from '#domain/catalog/stocktakes/index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

test('everybody is known by their name, and by their mail address where they gave none', async () => {
  const named = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Ann', lastName: 'Botha' })
  const nameless = await addPerson(ctx(), { roles: ['moderator'], firstName: '', lastName: '' })
  for (const [person, name] of [
    [named, 'Ann Botha'],
    [nameless, nameless.email],
  ] as const) {
    const staff: Ctx = { ...ctx(), actor: asStaff(person) }
    await checkBooks(staff)
    const { runs } = await listCheckRuns(staff)
    expect(runs[0]?.by).toBe(name)
  }
})

test('whoever began a stocktake is named in the list and on its page', async () => {
  const nameless = await addPerson(ctx(), { roles: ['moderator'], firstName: '', lastName: '' })
  const staff: Ctx = { ...ctx(), actor: asStaff(nameless) }
  const started = await startStocktake(staff, {})
  if (!started.ok) throw new Error(started.reason)
  const { stocktakeId } = started
  expect((await listStocktakes(staff, {})).items).toMatchObject([{ startedBy: nameless.email }])
  expect(await getStocktake(staff, { stocktakeId })).toMatchObject({
    startedBy: nameless.email,
    closedBy: null,
  })
})
