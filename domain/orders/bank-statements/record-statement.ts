import { statementLines } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { recordPayment } from '../payments/index.ts'
import { lineHash } from './line-hash.ts'
import { policy } from './policy.ts'
import { readDue, recordInTurn } from './record-in-turn.ts'
import type { RecordStatementInput } from './schemas.ts'
import type { RecordStatementResult } from './views.ts'

/**
 * Records lines of a statement as transfers, each once, whoever else records the same statement meanwhile. An order that
 * is no longer as it was shown is told instead.
 * @throws DomainError forbidden
 */
export async function recordStatement(
  ctx: Ctx,
  { lines }: RecordStatementInput,
): Promise<RecordStatementResult> {
  const actor = policy.recordStatement(ctx)
  const recorded = await recordInTurn(ctx, lines, async (ctx, order, line) => {
    const { orderId, date, description, amountCents } = line
    const claimed = await ctx.db
      .insert(statementLines)
      .values({ hash: lineHash(line), orderId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ hash: statementLines.hash })
    if (claimed.length === 0) return 'already'
    if ((await readDue(ctx, order)) !== line.dueCents) return 'changed'
    const received = { method: 'bank_transfer', amountCents, receivedOn: date } as const
    // People write the same words with each of their transfers.
    for (const reference of [description, `${description} (${date})`]) {
      const payment = { order, received: { ...received, reference }, by: { actor } }
      const result = await recordPayment(ctx, payment)
      if (result.isNew) return result.problem ? 'problem' : 'done'
    }
    return 'reference_taken'
  })
  return {
    verdicts: recorded.map(({ wanted, number, verdict }) => ({ orderId: wanted.orderId, number, verdict })),
  }
}
