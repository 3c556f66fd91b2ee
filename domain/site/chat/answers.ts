import { type Aspect, namesMeal, type Subject } from '../understanding/index.ts'
import type { ChatTopic } from '#shared/site/chat-answer.ts'
import { answerAllergens, isSure } from './allergens.ts'
import { answerDelivery } from './delivery.ts'
import { answerDish, answerMenu } from './dish.ts'
import { answerEvents } from './event.ts'
import { answerProducts } from './lists.ts'
import { answerGifts } from './gifts.ts'
import { answerOrder } from './order.ts'
import { answerRecipe, answerRecipes } from './recipe.ts'
import { answerTable } from './table.ts'
import { answerProduct, answerStorage, answerTooHot, asksOfStorage, isTooHot } from './product.ts'
import { answerUnwell } from './unwell.ts'
import { type Asked, MOST_CARDS, ofLikeliestKind, type Reply, subjectOf } from './reply.ts'
import {
  answerAddress,
  answerBuying,
  answerContact,
  answerHours,
  answerPayment,
  answerReturns,
} from './shop-facts.ts'
import { answerGreeting, answerThanks, answerUnknown } from './small-talk.ts'
import { answerVouchers } from './vouchers.ts'

/** Answers, or returns undefined where there is nothing to tell of what was asked. */
type Answer = (asked: Asked) => Promise<Reply | undefined>

/** The parts of the bot in the order in which they are tried: the first whose condition holds and that can tell something answers. */
export const ANSWERS: readonly { when: (asked: Asked) => boolean; answer: Answer }[] = [
  // Anything that can harm people comes first.
  { when: isUnwell, answer: answerUnwell },
  { when: isForeign, answer: answerUnknown },
  { when: asksWhatMayBeEaten, answer: answerAllergens },
  { when: isUntold, answer: answerUnknown },
  { when: asksOfAVoucher, answer: answerVouchers },
  { when: asksOfAnOrder, answer: answerOrder },
  { when: asksForATable, answer: answerTable },
  { when: asksOfAService, answer: answerService },
  { when: namesAnAllergenToo, answer: answerAllergens },
  { when: isTooHot, answer: answerTooHot },
  { when: asksHowLongAJarKeeps, answer: answerStorage },
  { when: asksForIngredientsOfAnUnsureName, answer: answerAllergens },
  { when: asksWhatToCookWithIt, answer: answerRecipes },
  { when: namesASubject, answer: answerSubject },
  { when: asksForRecipes, answer: answerRecipes },
  { when: asksForGifts, answer: answerGifts },
  { when: asksForEvents, answer: answerEvents },
  { when: asksForTheMenu, answer: answerMenu },
  { when: asksForProducts, answer: answerProducts },
  { when: namesAnAllergen, answer: answerAllergens },
  { when: isGreeting, answer: answerGreeting },
  { when: isThanks, answer: answerThanks },
]

function isUnwell({ understood }: Asked) {
  return understood.isUnwell
}

function isForeign({ understood }: Asked) {
  return understood.isForeign
}

function asksWhatMayBeEaten({ understood }: Asked) {
  return understood.food.isAsked
}

function isUntold({ understood }: Asked) {
  return understood.isUntold
}

/** Before orders and tables, which vouchers pay. */
function asksOfAVoucher(asked: Asked) {
  return asked.understood.orderNumber === undefined && isSurelyAbout(asked, 'vouchers')
}

function asksOfAnOrder(asked: Asked) {
  const isOfAnOrder = isSurelyAbout(asked, 'order') && likeliestTopic(asked) !== 'gifts'
  return asked.understood.orderNumber !== undefined || isOfAnOrder
}

function asksForATable(asked: Asked) {
  const { question, understood } = asked
  const mayBeATable = [undefined, 'table', 'menu'].includes(likeliestTopic(asked))
  return isSurelyAbout(asked, 'table') || (mayBeATable && namesMeal(question, understood.reading))
}

/** Topics that are answered whatever else is named: what delivery of a jar costs is about delivery. */
const SERVICES: Partial<Record<ChatTopic, Answer>> = {
  buying: answerBuying,
  delivery: answerDelivery,
  returns: answerReturns,
  gifts: answerGifts,
  payment: answerPayment,
  hours: answerHours,
  address: answerAddress,
  contact: answerContact,
}
/** Not about a jar, even if the question names one: when it is opened is not when we are open. */
const OF_THE_PLACE: ChatTopic[] = ['hours', 'address', 'contact']

function serviceOf(asked: Asked): Answer | undefined {
  const { topics, aspects } = asked.understood
  const isOfAThing = asksOfStorage(asked) || isNamedInFull(asked)
  const service = topics.find(
    ({ topic, score }) =>
      SERVICES[topic] &&
      score > 1 &&
      !(isOfAThing && OF_THE_PLACE.includes(topic)) &&
      // The price of a box that is named is not what gifts there are.
      !(topic === 'gifts' && isNamedInFull(asked) && aspects.length > 0),
  )
  return service && SERVICES[service.topic]
}

function asksOfAService(asked: Asked) {
  return serviceOf(asked) !== undefined
}

async function answerService(asked: Asked) {
  return serviceOf(asked)?.(asked)
}

/** Beside a name, a word of an allergen asks for more than how it tastes. */
function namesAnAllergenToo(asked: Asked) {
  const { food, subjects } = asked.understood
  const isOfAThing = subjects.length > 0 || (likeliestTopic(asked) === undefined && subjectOf(asked))
  return food.isBesideNames && Boolean(isOfAThing)
}

function asksHowLongAJarKeeps(asked: Asked) {
  return !subjectOf(asked) && asksOfStorage(asked)
}

/** Ingredients are a matter of health too, so it must be the right thing. */
function asksForIngredientsOfAnUnsureName(asked: Asked) {
  return subjectOf(asked) !== undefined && asked.understood.aspects.includes('ingredients') && !isSure(asked)
}

/** Asking these of a jar is asking for recipes. */
const COOKING: Aspect[] = ['usage', 'duration']

function asksWhatToCookWithIt(asked: Asked) {
  const { topics, aspects } = asked.understood
  const kind = subjectOf(asked)?.kind
  return (
    (kind === 'product' || kind === 'dish') &&
    topics.some(({ topic }) => topic === 'recipe') &&
    aspects.every((one) => COOKING.includes(one))
  )
}

function namesASubject(asked: Asked) {
  const { unexplained, subjects } = asked.understood
  const subject = subjectOf(asked)
  // Bamboo alone, beside bicycles, is no recipe.
  const isChance =
    subject?.kind === 'recipe' && unexplained.length > 0 && subjects.length > 0 && !isNamedInFull(asked)
  return subject !== undefined && !isChance
}

/** Short enough to be answered of each thing that may be meant: the jar, the dish and the recipe. */
const SHORT: Aspect[] = ['price', 'heat']

async function answerSubject(asked: Asked): Promise<Reply | undefined> {
  const { aspects, unexplained } = asked.understood
  const meant = meanings(asked)
  if (meant.length < 2 || meant.length > MOST_CARDS || unexplained.length > 0) return answerOne(asked)
  const replies = await Promise.all(
    meant.map((one) => answerOne({ ...asked, understood: { ...asked.understood, subjects: [one] } })),
  )
  const said = replies.flatMap((reply) => reply ?? [])
  const [first] = said
  return (
    first && {
      ...first,
      text: said.flatMap(({ text }) => text.slice(0, Math.max(1, aspects.length))),
      cards: said.flatMap(({ cards = [] }) => cards),
      links: said.flatMap(({ links = [] }) => links),
    }
  )
}

/** Returns the things that a question may mean, if it asks of them what is said in a sentence; none if it says which. */
function meanings(asked: Asked): Subject[] {
  const { aspects, kinds, subjects } = asked.understood
  const said =
    kinds.length === 0 ? subjects : kinds.includes('product') ? ofLikeliestKind(asked.understood) : []
  const isAboutLast = asked.about !== undefined && subjectOf(asked) === asked.about
  if (isAboutLast || !aspects.every((one) => SHORT.includes(one))) return []
  // An event has neither meaning, and a recipe no price.
  return said.filter(({ kind }) => kind !== 'event' && (kind !== 'recipe' || aspects.length === 0))
}

/** Answers what a question names, of the likeliest kind. */
async function answerOne(asked: Asked): Promise<Reply | undefined> {
  const subject = subjectOf(asked)
  const isOneOfSeveral = asked.understood.subjects.length > 1 && namedInFull(asked).length !== 1
  switch (subject?.kind) {
    case 'product':
      return answerProduct(asked, subject)
    case 'recipe':
      return isOneOfSeveral ? answerRecipes(asked) : answerRecipe(asked, subject)
    case 'dish':
      return isOneOfSeveral ? answerMenu(asked) : answerDish(asked, subject)
    case 'event':
      return answerEvents(asked, subject)
    case undefined:
      return undefined
  }
}

function asksForRecipes(asked: Asked) {
  return likeliestTopic(asked) === 'recipe'
}

function asksForGifts(asked: Asked) {
  return likeliestTopic(asked) === 'gifts' && isPlain(asked)
}

function asksForEvents(asked: Asked) {
  return likeliestTopic(asked) === 'event' && isPlain(asked)
}

function asksForTheMenu(asked: Asked) {
  return likeliestTopic(asked) === 'menu' && isPlain(asked)
}

/** Asking for the mildest or the cheapest is asking for jars. */
const SORTING: Aspect[] = ['heat', 'price']

function asksForProducts(asked: Asked) {
  const { aspects, speaksOfIt } = asked.understood
  const sorts = !speaksOfIt && aspects.some((one) => SORTING.includes(one))
  const topic = likeliestTopic(asked)
  return (topic === 'product' || (topic === undefined && sorts)) && isPlain(asked)
}

function namesAnAllergen({ understood }: Asked) {
  return understood.food.allergens.length > 0
}

function isGreeting(asked: Asked) {
  return likeliestTopic(asked) === 'greeting'
}

function isThanks(asked: Asked) {
  return likeliestTopic(asked) === 'thanks'
}

function likeliestTopic({ understood }: Asked): ChatTopic | undefined {
  return understood.topics[0]?.topic
}

function isSurelyAbout({ understood }: Asked, topic: ChatTopic) {
  return understood.topics.some((one) => one.topic === topic && one.score > 1)
}

function namedInFull({ understood }: Asked) {
  return ofLikeliestKind(understood).filter(({ isFull }) => isFull)
}

function isNamedInFull(asked: Asked) {
  return namedInFull(asked).length > 0
}

/** Says nothing but what kind of thing is asked for. */
function isPlain({ understood: { unexplained, subjects, kinds } }: Asked) {
  return unexplained.length === 0 && (subjects.length === 0 || kinds.length > 0)
}
