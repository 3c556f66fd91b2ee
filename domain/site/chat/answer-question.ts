import { readNames, understand } from '../understanding/index.ts'
import type { ChatAnswer } from './views.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { recordQuestion } from '../questions/index.ts'
import { ANSWERS } from './answers.ts'
import { phrased } from './phrase.ts'
import { policy } from './policy.ts'
import { type Asked, type Reply, TEXTS } from './reply.ts'
import { answerUnknown } from './small-talk.ts'
import type { AnswerQuestionInput } from './schemas.ts'

/**
 * Answers a question from what the shop knows, in its language. Nothing of it is kept unless the shop does not know:
 * then the question is, without what it says of people.
 */
export async function answerQuestion(
  ctx: Ctx,
  { question, locale, about }: AnswerQuestionInput,
): Promise<ChatAnswer> {
  policy.answerQuestion(ctx)
  const names = await readNames(ctx)
  const understood = understand(question, locale, names)
  const { language } = understood
  const asked: Asked = { ctx, question, language, understood, about, names, say: TEXTS[language] }
  const found = await answer(asked).catch((error: unknown) => {
    // The last subject is shown no more: the question is answered without it.
    if (about && error instanceof DomainError && error.code === 'not_found')
      return answer({ ...asked, about: undefined })
    throw error
  })
  const reply = await phrased(asked, found)
  if (reply.isAnswered === false) await recordQuestion(ctx, { question, language })
  return { isAnswered: true, locale: language, cards: [], links: [], suggestions: [], ...reply }
}

/** Returns the reply of the first part of the bot that the question is for and that can tell something. */
async function answer(asked: Asked): Promise<Reply> {
  for (const part of ANSWERS) {
    const reply = part.when(asked) && (await part.answer(asked))
    if (reply) return reply
  }
  return answerUnknown(asked)
}
