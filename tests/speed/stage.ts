import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { payfast } from '#adapters/payments/payfast.ts'
import type { Database } from '#database/client.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getOffers } from '#domain/catalog/offers/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProducts, type TestProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { type PayFastStandIn, startPayFastStandIn } from '#tests/stand-ins/payfast.ts'

/** A shop that has been open for a while: what every process reads once has been read. */
export type Stage = {
  app: TestApp
  payFast: PayFastStandIn
  products: TestProduct[]
  customer: TestPerson
  /** Acts as a visitor, as a customer, and as a member of staff. */
  visitor: Ctx
  buyer: Ctx
  staff: Ctx
  cookies: { customer: string; staff: string }
}

const MERCHANT = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }

/** `payFast` is to be closed. */
export async function prepareStage(database: Database): Promise<Stage> {
  const payFast = await startPayFastStandIn(MERCHANT)
  const { url, apiUrl } = payFast
  const ways = payfast({ ...MERCHANT, url, apiUrl, checksSource: true, sourceHosts: ['127.0.0.1'] })
  const providers = providersOf(bankTransfer, ways)
  const app = await testApp(database, { change: (ctx) => ({ ...ctx, providers }) })
  const visitor = app.services.newCtx(testCtx(database).log)
  const products = await addProducts(
    visitor,
    Array.from({ length: 3 }, () => ({ initialStock: 1_000 })),
  )
  const customer = await addPerson(visitor)
  const moderator = await addPerson(visitor, { roles: ['moderator'] })
  await getSettings(visitor)
  await getOffers(visitor)
  return {
    app,
    payFast,
    products,
    customer,
    visitor,
    buyer: { ...visitor, actor: customer.actor },
    staff: { ...visitor, actor: asStaff(moderator) },
    cookies: { customer: await cookieOf(visitor, customer), staff: await cookieOf(visitor, moderator) },
  }
}
