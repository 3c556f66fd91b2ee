import { expect, test } from 'vitest'
import { contact, mustPlace, orderOf } from '#tests/data/orders.ts'
import {
  addInvited,
  addPerson,
  beginSignIn,
  emptyBrowser,
  linkOf,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  signIn,
  userOf,
  wrongCode,
} from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { signUp, verifyEmail } from '#domain/accounts/accounts/index.ts'
import { changePassword, setPassword } from '#domain/accounts/passwords/index.ts'
import { finishChallenge, issueCode, startSignIn } from '#domain/accounts/sign-in/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { listMyOrders } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = (id: string) => ({ ...ctx(), actor: { role: 'customer', id } as const })
const place = async (email: string, where = ctx()) => {
  const product = await addProduct(ctx())
  const { number } = await mustPlace(
    where,
    orderOf([{ product, quantity: 1 }], { contact: { ...contact, email } }),
  )
  return number
}
const numbersOf = async (id: string) =>
  (await listMyOrders(as(id), { page: 1, language: 'en' })).items.map(({ number }) => number)

test('a guest’s orders appear after the first code, not before', async () => {
  const email = newAddress()
  const number = await place(email)
  await signUp(ctx(), { email, password: PASSWORD, firstName: 'Nok', lastName: 'Jaidee', language: 'en' })
  const id = (await userOf(ctx(), email))?.id ?? ''
  expect(await numbersOf(id)).toEqual([])
  await verifyEmail(ctx(), { token: await linkOf(ctx(), id, 'verify_email') })
  expect(await numbersOf(id)).toEqual([])
  await setPassword(ctx(), { token: await linkOf(ctx(), id, 'reset_password'), password: NEW_PASSWORD })
  expect(await numbersOf(id)).toEqual([])

  const { token, code } = await beginSignIn(ctx(), { email }, NEW_PASSWORD)
  expect(await numbersOf(id)).toEqual([])
  await finishChallenge(ctx(), { token, code: wrongCode(code), ...emptyBrowser })
  expect(await numbersOf(id)).toEqual([])
  expect(await finishChallenge(ctx(), { token, code, ...emptyBrowser })).toMatchObject({ ok: true })
  expect(await numbersOf(id)).toEqual([number])
})

test('an invitation does not link orders either', async () => {
  const { id, email } = await addInvited(ctx())
  await place(email)
  await setPassword(ctx(), { token: await linkOf(ctx(), id, 'invitation'), password: PASSWORD })
  expect(await startSignIn(ctx(), { email, password: PASSWORD })).toMatchObject({ ok: true })
  expect(await numbersOf(id)).toEqual([])
})

test('upper and lower case of the guest’s address do not matter; another address is not linked', async () => {
  const person = await addPerson(ctx())
  const shouted = await place(person.email.toUpperCase())
  await place(`x${person.email}`)
  await place(person.email.replace('@', '+krok@'))
  await place(newAddress())
  await signIn(ctx(), person)
  expect(await numbersOf(person.id)).toEqual([shouted])
})

test('an order placed with an account stays with it, whatever address was given', async () => {
  const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
  const number = await place(ben.email, as(ann.id))
  await signIn(ctx(), ben)
  expect(await numbersOf(ben.id)).toEqual([])
  expect(await numbersOf(ann.id)).toEqual([number])
})

test('a later guest order is linked at the next sign-in', async () => {
  const person = await addPerson(ctx())
  await signIn(ctx(), person)
  const number = await place(person.email)
  expect(await numbersOf(person.id)).toEqual([])
  await signIn(ctx(), person)
  expect(await numbersOf(person.id)).toEqual([number])
})

test('a code for a new password links none', async () => {
  const person = await addPerson(ctx())
  await place(person.email)
  const begun = await changePassword(as(person.id), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  if (!begun.ok) throw new Error(begun.reason)
  const issued = await issueCode(asShop(ctx()), { challengeId: begun.challenge.challengeId })
  await finishChallenge(as(person.id), { token: begun.token, code: issued?.code ?? '', ...emptyBrowser })
  expect(await numbersOf(person.id)).toEqual([])
})
