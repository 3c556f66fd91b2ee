import { expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf, tracking } from '#tests/data/orders.ts'
import { auditOf, changesOf, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { recordTransfer } from '../payments/index.ts'
import { closeClaim, listClaims, readParcels, recordClaim } from './index.ts'
import { listClaimsInput, type RecordClaimInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin: staff } = useStaff(ctx)

async function shipped() {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
  const { id: orderId, number: reference, totalCents: amountCents } = order
  await recordTransfer(staff(), { orderId, reference, amountCents })
  for (const to of ['processing', 'shipped'] as const)
    await changeOrderStatus(staff(), { orderId, to, tracking })
  return order
}
const claim = (orderId: string, change: Partial<RecordClaimInput> = {}) =>
  recordClaim(staff(), {
    orderId,
    trackingNumber: tracking.number,
    amountCents: 25_000,
    reference: 'CLAIM 7',
    ...change,
  })
const open = async () =>
  (await listClaims(staff(), listClaimsInput.parse({}))).items.map(({ orderNumber, reference }) => ({
    orderNumber,
    reference,
  }))

test('a claim is open until the courier pays or declines, once for each parcel', async () => {
  const { id, number } = await shipped()
  expect(await claim(id, { trackingNumber: 'OTHER 1' })).toEqual({ ok: false, reason: 'unknown_parcel' })
  const results = await Promise.all([claim(id), claim(id)])
  expect(results).toContainEqual({ ok: false, reason: 'already_claimed' })
  const claimId = results.flatMap((result) => (result.ok ? result.claimId : []))[0] ?? ''
  expect(await open()).toContainEqual({ orderNumber: number, reference: 'CLAIM 7' })

  const closed = await Promise.all([
    closeClaim(staff(), { claimId, state: 'paid' }),
    closeClaim(staff(), { claimId, state: 'declined' }),
  ])
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(closed).toContainEqual({ ok: false, reason: 'already_closed' })
  expect(await open()).not.toContainEqual({ orderNumber: number, reference: 'CLAIM 7' })
  expect(await auditOf(ctx(), id)).toMatchObject([
    { actorId: ada.id, action: 'claim.recorded', details: { number, amountCents: '25000' } },
    { actorId: ada.id, action: 'claim.closed', details: { reference: 'CLAIM 7' } },
  ])
  expect((await changesOf(ctx(), id)).at(-1)).toMatchObject({ claimState: { before: 'open' } })
})

test('refuses a stranger', async () => {
  const { id } = await shipped()
  const recorded = await claim(id)
  if (!recorded.ok) throw new Error('the claim was refused')
  for (const actor of STRANGERS) {
    const stranger = testCtx(shop(), { actor })
    const input = { orderId: id, trackingNumber: tracking.number, amountCents: 1, reference: 'x' }
    for (const attempt of [
      recordClaim(stranger, input),
      closeClaim(stranger, { claimId: recorded.claimId, state: 'paid' }),
      listClaims(stranger, listClaimsInput.parse({})),
      readParcels(stranger, { orderId: id, language: 'en' }),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
})
