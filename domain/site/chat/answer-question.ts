import { type Aspect, namesMeal, readNames, understand } from '../understanding/index.ts'
import type { ChatAnswer, ChatSubject, ChatTopic } from '#shared/site/chat-answer.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { answerAllergens, isSure } from './allergens.ts'
import { answerDelivery } from './delivery.ts'
import { answerDish, answerMenu } from './dish.ts'
import { answerEvents } from './event.ts'
import { answerProducts } from './lists.ts'
import { answerOrder } from './order.ts'
import { answerRecipe, answerRecipes } from './recipe.ts'
import { answerTable } from './table.ts'
import { phrased } from './phrase.ts'
import { answerProduct, answerStorage, answerTooHot, asksOfStorage, isTooHot } from './product.ts'
import { answerUnwell } from './unwell.ts'
import { type Asked, ofLikeliestKind, type Reply, subjectOf, TEXTS } from './reply.ts'
import {
  answerAddress,
  answerBuying,
  answerContact,
  answerHours,
  answerPayment,
  answerReturns,
} from './shop-facts.ts'
import { answerGreeting, answerThanks, answerUnknown } from './small-talk.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { recordQuestion } from '../questions/index.ts'
import { policy } from './policy.ts'
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
  const found = await find(asked).catch((error: unknown) => {
    // The last subject is shown no more: the question is answered without it.
    if (about && error instanceof DomainError && error.code === 'not_found')
      return find({ ...asked, about: undefined })
    throw error
  })
  const reply = await phrased(asked, found)
  if (reply.isAnswered === false) await recordQuestion(ctx, { question, language })
  return { isAnswered: true, locale: language, cards: [], links: [], suggestions: [], ...reply }
}

/** Topics that are answered whatever else is named: what delivery of a jar costs is about delivery. */
const SERVICES: Partial<Record<ChatTopic, (asked: Asked) => Promise<Reply>>> = {
  buying: answerBuying,
  delivery: answerDelivery,
  returns: answerReturns,
  payment: answerPayment,
  hours: answerHours,
  address: answerAddress,
  contact: answerContact,
}

/** The other topics that a request for a table can seem to be about. */
const MEALS: (ChatTopic | undefined)[] = [undefined, 'table', 'menu']
/** Not about a jar, even if the question names one: when it is opened is not when we are open. */
const OF_THE_PLACE: ChatTopic[] = ['hours', 'address', 'contact']
/** Asking these of a jar is asking for recipes. */
const COOKING: Aspect[] = ['usage', 'duration']

/** Picks the part of the bot that answers. Anything that can harm somebody comes first. */
async function find(asked: Asked): Promise<Reply> {
  const { understood, question } = asked
  const { topics, isForeign, food, orderNumber, unexplained, reading, aspects, kinds, subjects } = understood
  const likeliest = topics[0]?.topic
  const isAbout = (topic: ChatTopic) => topics.some((one) => one.topic === topic && one.score > 1)
  if (understood.isUnwell) return answerUnwell(asked)
  if (isForeign) return answerUnknown(asked)
  if (food.isAsked) return answerAllergens(asked)
  if (understood.isUntold) return answerUnknown(asked)
  if (orderNumber !== undefined || isAbout('order')) return answerOrder(asked)
  if (isAbout('table') || (namesMeal(question, reading) && MEALS.includes(likeliest)))
    return answerTable(asked)
  const isNamed = asksOfStorage(asked) || ofLikeliestKind(understood).some(({ isFull }) => isFull)
  const service = topics.find(
    ({ topic, score }) => SERVICES[topic] && score > 1 && !(isNamed && OF_THE_PLACE.includes(topic)),
  )
  if (service) return SERVICES[service.topic]!(asked)
  const subject = subjectOf(asked)
  // Beside a name, a word of an allergen asks for more than how it tastes.
  if (food.isBesideNames && (subjects.length > 0 || (subject && likeliest === undefined)))
    return answerAllergens(asked)
  if (isTooHot(asked)) return answerTooHot(asked)
  if (!subject && asksOfStorage(asked)) return answerStorage(asked)
  // Ingredients are a matter of health too, so it must be the right thing.
  if (subject && aspects.includes('ingredients') && !isSure(asked)) return answerAllergens(asked)
  const wantsRecipes =
    topics.some(({ topic }) => topic === 'recipe') && aspects.every((one) => COOKING.includes(one))
  if (wantsRecipes && (subject?.kind === 'product' || subject?.kind === 'dish')) return answerRecipes(asked)
  // Bamboo alone, beside bicycles, is no recipe.
  const isChance =
    subject?.kind === 'recipe' &&
    unexplained.length > 0 &&
    subjects.length > 0 &&
    !ofLikeliestKind(understood).some(({ isFull }) => isFull)
  const reply = subject && !isChance && (await answerSubject(asked, subject))
  if (reply) return reply
  const isPlain = unexplained.length === 0 && (subjects.length === 0 || kinds.length > 0)
  if (likeliest === 'recipe') return answerRecipes(asked)
  if (likeliest === 'event' && isPlain) return answerEvents(asked)
  if (likeliest === 'menu' && isPlain) return answerMenu(asked)
  if (likeliest === 'product' && isPlain) return answerProducts(asked)
  if (food.allergens.length > 0) return answerAllergens(asked)
  if (likeliest === 'greeting') return answerGreeting(asked)
  if (likeliest === 'thanks') return answerThanks(asked)
  return answerUnknown(asked)
}

async function answerSubject(asked: Asked, subject: ChatSubject): Promise<Reply | undefined> {
  const isOneOfSeveral = ofLikeliestKind(asked.understood).filter(({ isFull }) => isFull).length !== 1
  switch (subject.kind) {
    case 'product':
      return answerProduct(asked, subject)
    case 'recipe':
      return isOneOfSeveral && asked.understood.subjects.length > 1
        ? answerRecipes(asked)
        : answerRecipe(asked, subject)
    case 'dish':
      return isOneOfSeveral && asked.understood.subjects.length > 1
        ? answerMenu(asked)
        : answerDish(asked, subject)
    case 'event':
      return answerEvents(asked, subject)
  }
}
