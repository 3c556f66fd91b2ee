import { expect, test } from 'vitest'
import { changeOrder, changeOwnOrder } from '#domain/orders/order-changes/index.ts'
import { changeOrderInput, changeOwnOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { changeOrderStatus, getStaffOrder } from '#domain/orders/order-desk/index.ts'
import { useStaff } from '#tests/data/people.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { packedOf } from '#tests/data/stock.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { useTwoProcesses } from './two-processes.ts'

const ROUNDS = 8
const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const ctxOf = (i: number) => testCtx(processOf(i))
const { moderator } = useStaff(() => ctxOf(0))
const staff = (i: number) => ({ ...ctxOf(i), actor: moderator().actor })

test('of two changes of one order at once one is made, and the other is told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await placePaid(ctxOf(0))
    const input = { orderId: id, version: 0, agreedBalanceCents: 0, reason: 'x' }
    const results = await Promise.all(
      [0, 1].map((i) =>
        changeOrder(staff(i), changeOrderInput.parse({ ...input, phone: `+2782000000${i}` })),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'changed_meanwhile' })
    expect((await getStaffOrder(staff(0), { id })).changes).toHaveLength(1)
  }
})

test('of a change by its buyer and the start of packing either comes first, and what is packed is what was ordered', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, accessKey, a } = await placePaid(ctxOf(0))
    const input = {
      accessKey,
      version: 0,
      agreedBalanceCents: -9_901,
      lines: [{ productId: a.id, quantity: 3 }],
    }
    const [changed, packed] = await Promise.all([
      changeOwnOrder(ctxOf(0), changeOwnOrderInput.parse(input)),
      changeOrderStatus(staff(1), { orderId: id, to: 'processing' }),
    ])
    expect(packed).toEqual({ ok: true })
    if (!changed.ok) expect(changed).toEqual({ ok: false, reason: 'not_changeable', status: 'processing' })
    const jars = Object.values(await packedOf(ctxOf(0), id)).reduce((sum, quantity) => sum + quantity, 0)
    expect(jars).toBe(changed.ok ? 3 : 4)
  }
})
