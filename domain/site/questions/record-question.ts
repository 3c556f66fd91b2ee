import { inArray, sql } from 'drizzle-orm'
import { unansweredQuestions } from '#database/schema/index.ts'
import { normalizeForSearch } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { RecordQuestionInput } from './schemas.ts'
import { readVoucherCode } from '#shared/orders/voucher-code.ts'
import { masked } from '#shared/base/monitor/masked.ts'

/** Beyond these, the one that has not been asked for longest goes. */
export const MOST_QUESTIONS = 1_000

/** Counts a question that nobody could answer, or begins to. One that was dealt with is open again. */
export async function recordQuestion(ctx: Ctx, { question, language }: RecordQuestionInput): Promise<void> {
  const text = maskedQuestion(question)
  const words = normalizeForSearch(text)
  if (words === '') return
  const at = ctx.now()
  const newest = { question: text, lastAt: at, dealtWithAt: null }
  await inTransaction(asShop(ctx), async ({ db }) => {
    const [row] = await db
      .insert(unansweredQuestions)
      .values({ ...newest, words, language, count: 1, firstAt: at })
      .onConflictDoUpdate({
        target: [unansweredQuestions.words, unansweredQuestions.language],
        set: { ...newest, count: sql`${unansweredQuestions.count} + 1` },
      })
      .returning({ count: unansweredQuestions.count })
    if (row?.count !== 1) return
    const { lastAt, id } = unansweredQuestions
    const beyond = db
      .select({ id })
      .from(unansweredQuestions)
      .orderBy(sql`${lastAt} desc, ${id} desc`)
      .offset(MOST_QUESTIONS)
    await db.delete(unansweredQuestions).where(inArray(id, beyond))
  })
}

/** Letters as the code of a voucher has them, with or without its dashes. */
const CODE_LETTERS = /\b(?:krok[\s-]*)?(?:[\da-z]{4}[\s-]*){4}[\da-z]{2}\b/gi
const ORDER_NUMBER = /krok[\s-]*\d{2}[\s-]*\d+/gi

/** A question without mail addresses, long numbers, numbers of orders and codes of vouchers. A name that somebody typed stays in it. */
export function maskedQuestion(question: string): string {
  const withoutCodes = question.replace(CODE_LETTERS, (found) => (readVoucherCode(found) ? '…' : found))
  return masked(withoutCodes.replace(ORDER_NUMBER, 'KROK-…')).replace(/\s+/g, ' ')
}
