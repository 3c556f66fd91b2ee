import { expect, test } from 'vitest'
import { addPerson, asStaff, auditOf, newAddress } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { mayMail, recordBounce, setMailConsent, subscribe } from '#domain/base/mail-consents/index.ts'
import {
  exportSubscribers,
  getSubscriber,
  listSubscribers,
  recordComplaint,
  withdrawForSubscriber,
} from './index.ts'
import { listSubscribersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const addStaff = async (role: 'admin' | 'moderator'): Promise<Ctx> => {
  const person = await addPerson(ctx(), { roles: [role], firstName: 'Moe', lastName: 'Helper' })
  return { ...ctx(), actor: asStaff(person, role === 'admin') }
}
const give = (
  email: string,
  language: 'en' | 'th' = 'en',
  topic: 'newsletter' | 'left_cart' = 'newsletter',
) =>
  setMailConsent(asShop(ctx()), {
    email,
    topic,
    isGiven: true,
    wording: 'Letters',
    language,
    source: 'footer_signup',
  })
const list = async (staff: Ctx, input: object = {}) =>
  (await listSubscribers(staff, listSubscribersInput.parse(input))).items
const emailsOf = async (staff: Ctx, input: object = {}) =>
  (await list(staff, input)).map(({ email }) => email)

test('staff find readers by address, state, language and source, and see what each consented to', async () => {
  const staff = await addStaff('moderator')
  const [given, thai, pending, bounced] = [newAddress(), newAddress(), newAddress(), newAddress()]
  await give(given)
  await give(given, 'en', 'left_cart')
  await give(thai, 'th')
  await give(bounced)
  await subscribe(ctx(), { email: pending })
  await recordBounce(asShop(ctx()), { email: bounced, reason: 'refused' })
  expect(await emailsOf(staff)).toEqual([pending, bounced, thai, given])
  expect(await emailsOf(staff, { state: 'pending' })).toEqual([pending])
  expect(await emailsOf(staff, { state: 'subscribed', language: 'th' })).toEqual([thai])
  expect(await emailsOf(staff, { state: 'bounced' })).toEqual([bounced])
  expect(await emailsOf(staff, { source: 'settings' })).toEqual([])
  expect(await emailsOf(staff, { search: given.slice(3, 14).toUpperCase() })).toEqual([given])
  expect(await emailsOf(staff, { search: '%_' })).toEqual([])
  const [row] = await list(staff, { search: given })
  expect(await getSubscriber(staff, { subscriberId: row?.id ?? '' })).toMatchObject({
    email: given,
    state: 'subscribed',
    customerId: null,
    topics: ['newsletter', 'left_cart'],
    bounce: null,
    history: [
      { topic: 'left_cart', isGiven: true },
      { topic: 'newsletter', isGiven: true, wording: 'Letters', source: 'footer_signup', byName: null },
    ],
  })
})

test('staff stop all mails for somebody who asked, and record a complaint; both are in the audit log', async () => {
  const staff = await addStaff('moderator')
  const email = newAddress()
  await give(email)
  await give(email, 'en', 'left_cart')
  const [row] = await list(staff, { search: email })
  const subscriberId = row?.id ?? ''
  await recordComplaint(staff, { subscriberId })
  await recordComplaint(staff, { subscriberId })
  expect(await mayMail(asShop(ctx()), { email, topic: 'newsletter' })).toBe(false)
  expect(await getSubscriber(staff, { subscriberId })).toMatchObject({ bounce: 'complaint' })
  await withdrawForSubscriber(staff, { subscriberId })
  await withdrawForSubscriber(staff, { subscriberId })
  const view = await getSubscriber(staff, { subscriberId })
  expect(view).toMatchObject({ state: 'unsubscribed', topics: [] })
  expect(view.history.slice(0, 2)).toMatchObject([
    { isGiven: false, source: 'staff', byName: 'Moe Helper' },
    { isGiven: false, source: 'staff', byName: 'Moe Helper' },
  ])
  expect((await auditOf(ctx(), subscriberId)).map(({ action }) => action)).toEqual([
    'complaint.recorded',
    'consent.withdrawn',
  ])
})

test('an admin takes all under the filters as they are read', async () => {
  const admin = await addStaff('admin')
  const email = newAddress()
  await give(email)
  const rows: string[] = []
  for await (const row of await exportSubscribers(admin, { search: email })) rows.push(row.email)
  expect(rows).toEqual([email])
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx())
  const subscriberId = person.id
  for (const actor of [ctx().actor, person.actor, { role: 'shop' } as const]) {
    const stranger = { ...ctx(), actor }
    for (const call of [
      listSubscribers(stranger, {}),
      getSubscriber(stranger, { subscriberId }),
      exportSubscribers(stranger, {}),
      recordComplaint(stranger, { subscriberId }),
      withdrawForSubscriber(stranger, { subscriberId }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'forbidden' })
  }
  const moderator = await addStaff('moderator')
  await expect(exportSubscribers(moderator, {})).rejects.toMatchObject({ code: 'forbidden' })
  await expect(getSubscriber(moderator, { subscriberId })).rejects.toMatchObject({
    code: 'not_found',
    what: 'subscriber',
  })
})
