import { and, eq, ilike, isNotNull, isNull } from 'drizzle-orm'
import { unansweredQuestions } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { policy } from './policy.ts'
import type { ListQuestionsInput, QuestionList } from './schemas.ts'

const PAGE_SIZE = 20

const NEWEST = latestBy(unansweredQuestions.lastAt, unansweredQuestions.id)

/**
 * Lists questions that were not answered, a page at a time, the last asked first.
 * @throws DomainError forbidden
 */
export async function listQuestions(ctx: Ctx, input: ListQuestionsInput): Promise<QuestionList> {
  policy.listQuestions(ctx)
  const { state, language, search } = input
  const { id, question, count, firstAt, lastAt, dealtWithAt } = unansweredQuestions
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const where = and(
    page.where,
    state === 'open' ? isNull(dealtWithAt) : isNotNull(dealtWithAt),
    language && eq(unansweredQuestions.language, language),
    search ? ilike(question, containing(search)) : undefined,
  )
  return inTransaction(ctx, async ({ db }) => {
    const rows = await db
      .select({
        id,
        question,
        language: unansweredQuestions.language,
        count,
        firstAt,
        lastAt,
        dealtWithAt,
        cursor: page.cursor,
      })
      .from(unansweredQuestions)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
    return page.of(rows)
  })
}
