/*
 * A process of the shop, with its real adapters, that does what it is told by messages: a verb, or the jobs that wait. It
 * can be told to end as by `kill -9` when its n-th transaction is about to be committed.
 */
import { flushCompileCache } from 'node:module'
import pg from 'pg'
import { loadConfig } from '#config/config.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { type Actor, asShop, type Ctx } from '#domain/kernel/context.ts'
import { recordStatement } from '#domain/orders/bank-statements/index.ts'
import { placeOrder, placeVoucher } from '#domain/orders/checkout/index.ts'
import { cancelMyOrder } from '#domain/orders/my-orders/index.ts'
import { changeOrder, changeOwnOrder } from '#domain/orders/order-changes/index.ts'
import { cancelSentOrder, changeOrderStatus, shipParcels } from '#domain/orders/order-desk/index.ts'
import { sendLostAgain } from '#domain/orders/parcels/index.ts'
import { receivePaymentNotification, recordTransfer } from '#domain/orders/payments/index.ts'
import { refundReturn } from '#domain/orders/returns/index.ts'
import { takeVoucherAtDoor } from '#domain/orders/voucher-desk/index.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { openServices } from '#server/services.ts'

const VERBS = {
  cancelMyOrder,
  cancelSentOrder,
  changeOrder,
  changeOrderStatus,
  changeOwnOrder,
  placeOrder,
  placeVoucher,
  receivePaymentNotification,
  recordStatement,
  recordTransfer,
  refundReturn,
  sendLostAgain,
  shipParcels,
  takeVoucherAtDoor,
  runJobs: (ctx: Ctx) => runWaitingJobs(asShop(ctx), { handlers: jobHandlers }),
}
export type Verbs = typeof VERBS
export type Told = {
  verb: keyof Verbs
  input: unknown
  actor: Actor
  /** From now on the process ends before it commits this many transactions. */
  endsAt?: number | undefined
}

/** Transactions that may still be committed; Infinity: all. */
let left = Infinity
const haveWritten = new WeakSet<pg.Client>()
const { query } = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown }
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args
  const text = typeof first === 'string' ? first : (first as { text?: string }).text
  if (text && /\b(insert into|update|delete from) /i.test(text)) haveWritten.add(this)
  // A transaction that has only read leaves the shop as it was: its end is no other moment to be killed in.
  if (text === 'commit' && haveWritten.delete(this)) {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const services = await openServices(loadConfig(process.env), { isPrepared: true })
process.on('message', ({ verb, input, actor, endsAt }: Told) => {
  left = endsAt ?? left
  const session = { id: '00000000-0000-4000-8000-000000000000', confirmedUntil: new Date('2100-01-01') }
  const ctx: Ctx = { ...services.newCtx(services.log), actor, session }
  // Inputs come as the verbs' own types: their callers say which.
  const work = VERBS[verb] as (ctx: Ctx, input: unknown) => Promise<unknown>
  void work(ctx, input).then((result) => process.send?.(result))
})
flushCompileCache()
process.send?.('ready')
