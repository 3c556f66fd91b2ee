import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { backupRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { recordAudit } from '../audit/index.ts'
import { policy } from './policy.ts'

/**
 * Reads a sealed backup from its place, a part after another. One that is not sealed leaves the machine in no other way than by
 * hand.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function downloadBackup(
  ctx: Ctx,
  { id }: { id: number },
): Promise<{ name: string; size: number; parts: AsyncIterable<Uint8Array> }> {
  const { id: actorId } = policy.downloadBackup(ctx)
  const isThere = and(isNotNull(backupRuns.madeAt), isNull(backupRuns.deletedAt), backupRuns.isSealed)
  const [run] = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select()
      .from(backupRuns)
      .where(and(eq(backupRuns.id, id), isThere)),
  )
  const name = run?.name
  const file = name ? await ctx.backups.read(name) : undefined
  if (!name || !file) throw new DomainError('not_found')
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, { actorId, action: 'backup.downloaded', subjectId: null, details: { name } }),
  )
  return { name, ...file }
}
