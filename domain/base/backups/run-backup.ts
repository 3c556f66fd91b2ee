import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BackupProof } from '#adapters/backups/backups.ts'
import { backupRuns } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { getSettings, tellAdmins } from '../settings/index.ts'
import { chooseKept } from './choose-kept.ts'
import { faultOf } from './fault-of.ts'

type Run = typeof backupRuns.$inferSelect
type Outcome = Partial<Pick<Run, 'madeAt' | 'bytes' | 'provedAt' | 'findings' | 'fault' | 'detail'>>

/**
 * Makes the backup that was asked for, or the night's: puts it in its place, proves it, and lets go of those that it replaces.
 * Whatever comes of it stands in its run. Where backups are off and none was asked for, nothing happens.
 * @throws what ended the process's own work, so that another process begins again
 */
export async function runBackup(ctx: ShopCtx): Promise<void> {
  const { isOn, recipient } = (await getSettings(ctx)).backups
  const run = await beginRun(ctx, { isOn, isSealed: recipient !== '' })
  if (!run) return
  const outcome = await makeAndProve(ctx, { name: run.name ?? '', recipient: recipient || undefined })
  await endRun(ctx, run, outcome)
  if (outcome.fault === 'interrupted') throw new Error('the backup was interrupted')
  if (outcome.madeAt) await forgetReplaced(ctx)
}

/** Closes a run that a killed process has left, to do it again. One is unended at a time, whoever begins it. */
async function beginRun(
  ctx: ShopCtx,
  { isOn, isSealed }: { isOn: boolean; isSealed: boolean },
): Promise<Run | undefined> {
  return inTransaction(ctx, async ({ db, now }) => {
    const [unended] = await db.select().from(backupRuns).where(isNull(backupRuns.endedAt)).for('update')
    const begun = { begunAt: now(), name: nameAt(now(), isSealed), isSealed }
    if (unended && !unended.begunAt) {
      const [run] = await db.update(backupRuns).set(begun).where(eq(backupRuns.id, unended.id)).returning()
      return run
    }
    if (unended) {
      const closed = { endedAt: now(), fault: 'interrupted' as const }
      await db.update(backupRuns).set(closed).where(eq(backupRuns.id, unended.id))
    }
    if (!isOn && !unended?.askedBy) return undefined
    const askedBy = unended?.askedBy ?? null
    const [run] = await db
      .insert(backupRuns)
      .values({ askedBy, askedAt: now(), ...begun })
      .returning()
    return run
  })
}

/** No other shop that shares the place has the same. */
function nameAt(now: Date, isSealed: boolean): string {
  const minute = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return `krok-${minute}-${randomBytes(4).toString('hex')}.tar${isSealed ? '.age' : ''}`
}

async function makeAndProve(
  ctx: ShopCtx,
  backup: { name: string; recipient: string | undefined },
): Promise<Outcome> {
  if (!backup.recipient && ctx.backups.place.kind === 'bucket') return { fault: 'no_key' }
  let made: Outcome = {}
  try {
    const { bytes, prove } = await ctx.backups.make(backup)
    made = { madeAt: ctx.now(), bytes }
    return { ...made, ...provedBy(await prove(), ctx.now()) }
  } catch (error) {
    return { ...made, ...faultOf(error, ctx.log) }
  }
}

function provedBy(proof: BackupProof, now: Date): Outcome {
  return proof === 'not_allowed' ? { fault: proof } : { provedAt: now, findings: proof.findings }
}

/** A run that another process has closed meanwhile stays as it is. */
async function endRun(ctx: ShopCtx, { id, askedBy }: Run, outcome: Outcome): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(backupRuns)
      .set({ ...outcome, endedAt: ctx.now() })
      .where(and(eq(backupRuns.id, id), isNull(backupRuns.endedAt)))
      .returning({ id: backupRuns.id })
    const isBad = (outcome.fault && outcome.fault !== 'not_allowed') || (outcome.findings ?? 0) > 0
    const isOver = outcome.fault !== 'interrupted'
    if (!ended || !isBad || !isOver || askedBy !== null) return
    await tellAdmins(ctx, { toJob: (userId) => ({ kind: 'send-backup-failed', userId, runId: id }) })
  })
}

/** Deletes the files that newer ones replace. One that cannot be deleted is tried again the next time. */
async function forgetReplaced(ctx: ShopCtx): Promise<void> {
  const stored = await inTransaction(ctx, ({ db }) =>
    db
      .select()
      .from(backupRuns)
      .where(and(isNotNull(backupRuns.madeAt), isNull(backupRuns.deletedAt))),
  )
  const kept = chooseKept(
    stored.map(({ id, madeAt, provedAt, findings }) => ({
      id,
      madeAt: madeAt ?? new Date(0),
      isProved: provedAt !== null && findings === 0,
    })),
  )
  for (const { id, name } of stored) {
    if (kept.has(id) || !name) continue
    try {
      await ctx.backups.delete(name)
    } catch (error) {
      ctx.log.warn({ err: error, name }, 'an old backup was not deleted')
      return
    }
    await inTransaction(ctx, ({ db, now }) =>
      db.update(backupRuns).set({ deletedAt: now() }).where(eq(backupRuns.id, id)),
    )
  }
}
