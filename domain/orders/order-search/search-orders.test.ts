import { expect, test } from 'vitest'
import { addPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { countOrders, findOrders, searchOrders } from './index.ts'

/* See `listOrders` of the order desk for what it finds. */

const shop = useTestDatabase()

test('refuses a stranger, a customer, and the shop itself', async () => {
  const ctx = testCtx(shop())
  const { actor: customer } = await addPerson(ctx, { roles: ['admin'] })
  for (const actor of [{ role: 'visitor' }, customer, { role: 'shop' }] as const) {
    const searching = searchOrders({ ...ctx, actor }, { language: 'en', sort: 'newest' })
    await expect(searching).rejects.toMatchObject({ code: 'forbidden' })
    const finding = findOrders({ ...ctx, actor }, { sort: 'newest', limit: 1 })
    await expect(finding).rejects.toMatchObject({ code: 'forbidden' })
    const counting = countOrders({ ...ctx, actor }, { status: 'money', sort: 'oldest', most: 1 })
    await expect(counting).rejects.toMatchObject({ code: 'forbidden' })
  }
})
