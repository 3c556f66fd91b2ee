import { eq } from 'drizzle-orm'
import { savedAnswers } from '#database/schema/index.ts'
import { pick } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { getStaffContactThread } from '../contact-threads/index.ts'
import { policy } from './policy.ts'
import type { FillSavedAnswerInput } from './schemas.ts'

/**
 * The text of a saved answer for a thread: in its sender's language, with their name and their order's number. Without an
 * order `{order}` stays, for staff to see.
 * @throws DomainError forbidden, not_found
 */
export async function fillSavedAnswer(ctx: Ctx, { id, threadId }: FillSavedAnswerInput): Promise<string> {
  policy.fillSavedAnswer(ctx)
  const { locale, name, orderNumber } = await getStaffContactThread(ctx, { id: threadId })
  const [answer] = await inTransaction(ctx, ({ db }) =>
    db.select({ text: savedAnswers.text }).from(savedAnswers).where(eq(savedAnswers.id, id)),
  )
  if (!answer) throw new DomainError('not_found', 'saved_answer')
  // Replaces by functions: in a text `$` would mean something.
  return pick(answer.text, locale)
    .replaceAll('{name}', () => name)
    .replaceAll('{order}', (placeholder) => orderNumber ?? placeholder)
}
