import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'

/**
 * The payload of each kind of job that is done once, after something else: ids only; codes and links are made when their
 * mail is written. Modules add their kinds in their `jobs.ts`. Never rename a kind: stored jobs have its name.
 */
export interface JobPayloads {}

/** The kinds that are done again and again, added in the same way. Never rename one either. */
export interface RecurringJobs {}

/** The lanes in which jobs run, independently of each other: server/jobs/handlers.ts lists them. */
export interface JobLanes {}

type OnceKind = keyof JobPayloads
export type RecurringKind = keyof RecurringJobs
export type JobKind = OnceKind | RecurringKind

/** A job to be done: its kind and payload. */
export type NewJob = { [Kind in OnceKind]: { kind: Kind } & JobPayloads[Kind] }[OnceKind] & {
  /** Not before then; otherwise at once. By the database's clock, within five seconds. */
  dueAt?: Date
  /** At most one of the jobs with the same key is unfinished. */
  key?: string
}

/** When something is done again: so many milliseconds after it was done, or each day at a full hour of the shop's time. */
export type Interval = { everyMs: number } | { dailyAtHour: number }
export type Intervals = Partial<Record<RecurringKind, Interval>>

/** The jobs of one kind, or some of them: how many are in which state, and for how long the oldest has been due. */
export type JobCount = {
  kind: string
  running: number
  due: number
  /** Failed, and tried again later. */
  retrying: number
  later: number
  /** Failed for good, not long ago. */
  failed: number
  oldestDueSeconds: number
}

/** The input of a job's handler: the payload, the job's id, and whether it has been begun before. */
export type JobInput<Kind extends OnceKind> = JobPayloads[Kind] & { jobId: number; isRetry?: boolean }

/** The way to do jobs of one kind, as the module that does them says in its `jobs.ts`. */
export type Job<Kind extends OnceKind> = {
  lane: keyof JobLanes
  /** Jobs of the same sequence are done one after another: mails in the order of what happened, for one. */
  sequence?(payload: JobPayloads[Kind]): string
  /** Runs as the shop, outside any transaction. It may run more than once, so it must allow that. */
  run(ctx: Ctx, input: JobInput<Kind>): Promise<void>
}
export type Jobs = { [Kind in OnceKind]: Job<Kind> }
export type JobHandlers = { [Kind in OnceKind]: Job<Kind>['run'] }

/** A job that is done again and again, and when. */
export type RecurringJob = {
  interval: Interval
  /** The milliseconds for which things are kept that it deletes; docs/guides/data-kept.md says why, and is compared. */
  keeps?: Readonly<Record<string, number>>
  run(ctx: ShopCtx): Promise<unknown>
}
export type RecurringHandlers = Record<RecurringKind, (ctx: Ctx) => Promise<void>>
