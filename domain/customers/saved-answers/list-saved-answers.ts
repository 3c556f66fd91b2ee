import { asc } from 'drizzle-orm'
import { savedAnswers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { SavedAnswer } from './schemas.ts'

/**
 * All saved answers by their titles: a team has some dozens.
 * @throws DomainError forbidden
 */
export async function listSavedAnswers(ctx: Ctx): Promise<SavedAnswer[]> {
  policy.listSavedAnswers(ctx)
  const { id, title, text, version } = savedAnswers
  return inTransaction(ctx, ({ db }) =>
    db.select({ id, title, text, version }).from(savedAnswers).orderBy(asc(title), asc(id)),
  )
}
