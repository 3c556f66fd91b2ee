import type { ChatTopic } from '#shared/site/chat-answer.ts'
import { maskedQuestion } from '../questions/index.ts'
import { speaksOfAllergens } from '../understanding/index.ts'
import { faultOfWords } from './fault-of-words.ts'
import type { Asked, Reply } from './reply.ts'

/** Topics that others may put into words: no health, no orders, and nothing to rely on, such as a free table. */
const TOPICS: ReadonlySet<ChatTopic> = new Set([
  'product',
  'recipe',
  'menu',
  'event',
  'delivery',
  'returns',
  'payment',
  'hours',
  'address',
])
/** More is no answer to be put into a sentence. */
const MOST_CHARACTERS = 3_000

/**
 * The same reply, its text in the words of the service that the shop may have for that. Ours stand if there is none, if
 * it fails, and if its words say anything else.
 */
export async function phrased(asked: Asked, reply: Reply): Promise<Reply> {
  const { ctx, language } = asked
  if (!ctx.phraser || !mayLeave(asked, reply)) return reply
  const { text: passages } = reply
  try {
    const words = await ctx.phraser.phrase({
      question: maskedQuestion(asked.question),
      passages,
      language,
    })
    if (words === undefined) return reply
    const fault = faultOfWords(words, passages, language)
    if (fault === undefined) return { ...reply, text: paragraphsOf(words) }
    ctx.log.warn({ fault, topic: reply.topic }, 'the words for an answer were not used')
  } catch (error) {
    ctx.log.warn({ err: error }, 'no words came for an answer')
  }
  return reply
}

function mayLeave({ question, understood }: Asked, { isAnswered, topic, text }: Reply): boolean {
  return (
    isAnswered !== false &&
    TOPICS.has(topic) &&
    understood.orderNumber === undefined &&
    !understood.food.isAsked &&
    understood.food.allergens.length === 0 &&
    !understood.aspects.includes('ingredients') &&
    text.join('').length <= MOST_CHARACTERS &&
    ![question, ...text].some(speaksOfAllergens)
  )
}

const paragraphsOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
