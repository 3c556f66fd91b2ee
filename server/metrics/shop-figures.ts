import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client'
import type { Database } from '#database/client.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readLastBackup } from '#domain/base/backups/index.ts'
import { countJobs } from '#domain/base/jobs/index.ts'
import type { JobCount } from '#domain/base/jobs/schemas.ts'
import { countOrders } from '#domain/orders/orders/index.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { ORDER_STATUSES } from '#shared/orders/order-states.ts'
import { allJobs } from '../jobs/all-jobs.ts'
import { jobLanes } from '../jobs/handlers.ts'
import { RECURRING_KINDS } from '../jobs/recurring.ts'

/** A database that takes longer is not up: Prometheus itself gives up after ten seconds. */
const ANSWER_MS = 3 * SECOND
const JOB_STATES = ['due', 'running', 'retrying', 'later'] as const

const RECURRING = 'recurring'
const LANES = [...jobLanes.map(({ name }) => name), RECURRING]
const laneOf = new Map<string, string>([
  ...jobLanes.flatMap(({ name, handlers }) => Object.keys(handlers).map((kind) => [kind, name] as const)),
  ...RECURRING_KINDS.map((kind) => [kind, RECURRING] as const),
])
const MAIL_KINDS = new Set<string>(
  Object.keys(allJobs).filter((kind) => kind.startsWith('send-') && kind !== 'send-refund'),
)
/** A row may be of another release, whose kinds are in none of our lanes. */
const laneFor = (kind: string) => laneOf.get(kind) ?? 'none'

/** The sources of the shop's figures, which all its processes share. */
export type ShopFigures = { pool: Database['pool']; newCtx(): Ctx }

/**
 * Adds the shop's figures to `registry`.
 * @returns what reads them again; without an answer of the database they are left out, and `krok_database_up` is 0
 */
export function shopFigures(
  registry: Registry<OpenMetricsContentType>,
  { pool, newCtx }: ShopFigures,
): () => Promise<void> {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  gauge('krok_release', 'The release that runs is its label.', 'version').set(
    { version: newCtx().release },
    1,
  )
  const up = gauge('krok_database_up', 'Whether the database has answered for these figures.')
  const connections = gauge('krok_database_connections', 'Connections of this process, by state.', 'state')
  const waiting = gauge('krok_database_waiting', 'Work of this process that waits for a connection.')
  const jobs = gauge('krok_jobs', 'Unfinished jobs of all processes.', 'lane', 'kind', 'state')
  const oldest = gauge(
    'krok_jobs_oldest_due_seconds',
    'For how long the job that has waited longest has been due.',
    'lane',
  )
  const failed = gauge('krok_jobs_failed', 'Jobs that failed for good and are still kept.', 'lane', 'kind')
  const failedMails = gauge(
    'krok_mails_failed',
    'Mails that were given up and are still kept as jobs.',
    'lane',
  )
  const backups = gauge(
    'krok_backup_last_timestamp_seconds',
    'When the newest good backup was made, and when one was last restored beside the shop and found right; as Unix time.',
    'step',
  )
  const orders = gauge('krok_orders', 'Orders, by status.', 'status')
  const placed = new Counter({ name: 'krok_orders_placed_total', help: 'Orders ever placed.', registers })
  // Figures without labels would say 0 instead of nothing.
  const ofDatabase = [jobs, oldest, failed, failedMails, backups, orders]
  let placedBefore = 0

  function showJobs(counts: JobCount[]): void {
    for (const lane of LANES) oldest.set({ lane }, 0)
    for (const [kind, lane] of laneOf) failed.set({ lane, kind }, 0)
    for (const kind of MAIL_KINDS) failedMails.set({ lane: laneFor(kind) }, 0)
    const age = new Map<string, number>()
    for (const count of counts) {
      const { kind } = count
      const lane = laneFor(kind)
      for (const state of JOB_STATES) if (count[state] > 0) jobs.set({ lane, kind, state }, count[state])
      if (count.failed > 0) failed.set({ lane, kind }, count.failed)
      if (MAIL_KINDS.has(kind)) failedMails.inc({ lane }, count.failed)
      age.set(lane, Math.max(age.get(lane) ?? 0, count.oldestDueSeconds))
    }
    for (const [lane, seconds] of age) oldest.set({ lane }, seconds)
  }

  function showOrders(counts: Awaited<ReturnType<typeof countOrders>>): void {
    for (const status of ORDER_STATUSES) orders.set({ status }, 0)
    for (const { status, orders: count } of counts.byStatus) orders.set({ status }, count)
    placed.inc(Math.max(0, counts.placed - placedBefore))
    placedBefore = counts.placed
  }

  function showBackups({ madeAt, provedAt }: Awaited<ReturnType<typeof readLastBackup>>): void {
    if (madeAt) backups.set({ step: 'made' }, madeAt.getTime() / SECOND)
    if (provedAt) backups.set({ step: 'proved' }, provedAt.getTime() / SECOND)
  }

  async function readDatabase(): Promise<() => void> {
    const ctx = asShop(newCtx())
    const [ofJobs, ofOrders] = [await countJobs(ctx), await countOrders(ctx)]
    const ofBackups = await inTransaction(ctx, readLastBackup)
    return () => {
      showJobs(ofJobs)
      showOrders(ofOrders)
      showBackups(ofBackups)
    }
  }

  let underWay: Promise<void> | undefined
  async function read(): Promise<void> {
    const show = await Promise.race([readDatabase().catch(() => undefined), later(ANSWER_MS)])
    for (const figure of ofDatabase) figure.reset()
    show?.()
    up.set(show ? 1 : 0)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    waiting.set(pool.waitingCount)
  }

  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

function later(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref())
}
