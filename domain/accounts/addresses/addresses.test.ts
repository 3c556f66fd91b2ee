import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { exportAddresses, listAddresses, removeAddress, saveAddress, setStandardAddress } from './index.ts'
import { MOST_ADDRESSES } from './schemas.ts'

const shop = useTestDatabase()
const visitor = () => testCtx(shop())
const customer = async () => testCtx(shop(), { actor: (await addPerson(visitor())).actor })
const address = (street: string) =>
  ({ street, suburb: undefined, city: 'Cape Town', province: 'WC', postalCode: '8001' }) as const

let saves = 0
/** Each a second after the one before: the oldest come first. */
async function save(ctx: Ctx, street: string): Promise<string> {
  const at = new Date(Date.now() + (saves += 1) * 1_000)
  const saved = await saveAddress({ ...ctx, now: () => at }, address(street))
  if (!saved.ok) throw new Error(saved.reason)
  return saved.id
}
const streets = async (ctx: Ctx) =>
  (await listAddresses(ctx)).map(({ street, isStandard }) => (isStandard ? `${street}*` : street))

test('the first address is the standard one until another is; when that goes, the oldest follows', async () => {
  const ann = await customer()
  const [home, work] = [await save(ann, 'Home'), await save(ann, 'Work')]
  await save(ann, 'Mother')
  expect(await streets(ann)).toEqual(['Home*', 'Work', 'Mother'])
  await setStandardAddress(ann, { id: work })
  expect(await streets(ann)).toEqual(['Work*', 'Home', 'Mother'])
  await saveAddress(ann, { ...address('New home'), id: home, suburb: 'Gardens' })
  await removeAddress(ann, { id: work })
  await removeAddress(ann, { id: work })
  expect(await streets(ann)).toEqual(['New home*', 'Mother'])
  const userId = ann.actor.role === 'customer' ? ann.actor.id : ''
  const exported = await inTransaction(asShop(visitor()), (ctx) => exportAddresses(ctx, { userId }))
  expect(exported[0]).toMatchObject({ street: 'New home', suburb: 'Gardens', isStandard: true })
})

test('a customer has as many as a family has, and no more', async () => {
  const ann = await customer()
  for (let n = 0; n < MOST_ADDRESSES; n += 1) await save(ann, `${n} Long Street`)
  expect(await saveAddress(ann, address('One more'))).toEqual({ ok: false, reason: 'too_many' })
})

test('nobody changes what is somebody else’s', async () => {
  const [ann, ben] = [await customer(), await customer()]
  const id = await save(ann, 'Home')
  await expect(saveAddress(ben, { ...address('Mine'), id })).rejects.toThrow('not_found')
  await expect(setStandardAddress(ben, { id })).rejects.toThrow('not_found')
  await removeAddress(ben, { id })
  expect(await streets(ben)).toEqual([])
  expect(await streets(ann)).toEqual(['Home*'])
})

test('two that are saved at once leave one standard address', async () => {
  const ann = await customer()
  await Promise.all(['A', 'B', 'C'].map((street) => save(ann, street)))
  expect((await listAddresses(ann)).filter(({ isStandard }) => isStandard)).toHaveLength(1)
})

test.each([
  ['listAddresses', () => listAddresses(visitor())],
  ['saveAddress', () => saveAddress(visitor(), address('x'))],
  ['setStandardAddress', () => setStandardAddress(visitor(), { id: randomUUID() })],
  ['removeAddress', () => removeAddress(visitor(), { id: randomUUID() })],
])('%s refuses a stranger', async (_, call) => {
  await expect(call()).rejects.toThrow('forbidden')
})
