import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { found } from '#shared/base/doctor/findings.ts'
import type { Actor, Ctx } from '#domain/kernel/context.ts'
import { examineShop } from './index.ts'

const asked: boolean[] = []
const look = { at: new Date(), findings: [found('proxies', 'silent')] }
async function examine({ isFresh }: { isFresh: boolean }) {
  asked.push(isFresh)
  return look
}
/** The verb uses no more of it. */
const ctxOf = (actor: Actor) => ({ actor, examine }) as unknown as Ctx

test('an admin gets what was found, or a new look if they ask for one', async () => {
  const ctx = ctxOf({ role: 'staff', id: randomUUID(), isAdmin: true })
  expect(await examineShop(ctx)).toBe(look)
  await examineShop(ctx, { isFresh: true })
  expect(asked).toEqual([false, true])
})

test.each(BELOW_ADMIN)('refuses a stranger: $role', async (actor) => {
  await expect(examineShop(ctxOf(actor))).rejects.toMatchObject({ code: 'forbidden' })
})
