import type { Allergen, DietTag } from '#shared/catalog/food.ts'
import { type ChatSubject, type ChatTopic } from '#shared/site/chat-answer.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { PROVINCES, type Province } from '#shared/accounts/provinces.ts'
import { spellingsOf } from '#domain/catalog/catalog/index.ts'
import { ASIDE_WORDS, common } from './common-words.ts'
import { type FoundName, findNames } from './find-names.ts'
import { isThai, toLine } from './fold.ts'
import {
  ALLERGEN_WORDS,
  ALLERGY_WORDS,
  BODY_WORDS,
  COMPLAINT_WORDS,
  CONTENT_WORDS,
  DIET_WORDS,
  UNSAID_WORDS,
  UNWELL_WORDS,
} from './food-words.ts'
import { ABROAD, PLACES } from './places.ts'
import type { Named } from './read-names.ts'
import {
  findPhrase,
  overlap,
  type Phrase,
  phrases,
  readQuestion,
  type Reading,
  type Span,
  wordsOutside,
} from './read-question.ts'
import { type Aspect, ASPECT_WORDS, KIND_WORDS } from './aspect-words.ts'
import { TOPIC_WORDS, UNTOLD_WORDS, type Wording } from './topic-words.ts'

/** A name, and whether the question says of which kind it is as a part of it: tom yum paste. */
export type Subject = FoundName & { saysKind: boolean }

/** A question as it was understood. */
export type Understood = {
  language: Locale
  /** In letters, or words, of a language that the shop does not speak. */
  isForeign: boolean
  /** The likeliest first, each with how sure it is. */
  topics: { topic: ChatTopic; score: number }[]
  aspects: Aspect[]
  /** The things that it names: several if it does not say which. */
  subjects: Subject[]
  /** Somebody is ill. */
  isUnwell: boolean
  /** It says it, this or them, and so speaks of what was spoken of. */
  speaksOfIt: boolean
  /** Kinds of things that it speaks of: the jar, the dish. */
  kinds: ChatSubject['kind'][]
  food: {
    /** It asks what somebody may eat. */
    isAsked: boolean
    allergens: Allergen[]
    /** One of them stands beside all names, or in a part of a name of which nothing else is asked. */
    isBesideNames: boolean
    diets: DietTag[]
    /** Rules that no label of ours states. */
    unsaid: string[]
  }
  /** It asks for something of which the shop says nothing, or that is not the shop's. */
  isUntold: boolean
  province?: Province
  isAbroad: boolean
  orderNumber?: string
  /** Words that say something and that nothing above explains. */
  unexplained: string[]
  /** The same as they were typed, to be searched for. */
  unknownText: string
  reading: Reading
}

const topicPhrases = Object.entries(TOPIC_WORDS).map(([topic, words]: [string, Wording]) => ({
  topic: topic as ChatTopic,
  sure: phrases(words.sure),
  maybe: phrases(words.maybe ?? ''),
}))
const aspectPhrases = Object.entries(ASPECT_WORDS).map(([aspect, words]) => ({
  aspect: aspect as Aspect,
  words: phrases(words),
}))
const kindPhrases = Object.entries(KIND_WORDS).map(([kind, words]) => ({
  kind: kind as ChatSubject['kind'],
  words: phrases(words),
}))
const allergenPhrases = ALLERGEN_WORDS.map(([words, allergens]) => ({ words: phrases(words), allergens }))
const allergenWords = allergenPhrases.flatMap(({ words }) => words)
const dietPhrases = Object.entries(DIET_WORDS).map(([diet, words]) => ({
  diet: diet as DietTag,
  words: phrases(words),
}))
const unsaidPhrases = Object.entries(UNSAID_WORDS).map(([what, words]) => ({ what, words: phrases(words) }))
const allergyPhrases = phrases(ALLERGY_WORDS)
const unwellPhrases = phrases(UNWELL_WORDS)
const bodyPhrases = phrases(BODY_WORDS)
const complaintPhrases = phrases(COMPLAINT_WORDS)
const contentPhrases = phrases(CONTENT_WORDS)
const placePhrases = PROVINCES.map((province) => ({ province, words: phrases(PLACES[province]) }))
const asidePhrases = phrases(ASIDE_WORDS)
const untoldPhrases = phrases(UNTOLD_WORDS)
const abroadPhrases = phrases(ABROAD)

/** Words that need no correction, without names. */
const vocabulary = new Set([
  ...common,
  ...[
    ...topicPhrases.flatMap(({ sure, maybe }) => [...sure, ...maybe]),
    ...[
      ...aspectPhrases,
      ...kindPhrases,
      ...allergenPhrases,
      ...dietPhrases,
      ...unsaidPhrases,
      ...placePhrases,
    ].flatMap(({ words }) => words),
    ...allergyPhrases,
    ...contentPhrases,
    ...unwellPhrases,
    ...bodyPhrases,
    ...complaintPhrases,
    ...abroadPhrases,
    ...untoldPhrases,
    ...asidePhrases,
  ].flatMap(({ text }) => text.split(' ')),
])

const PRONOUNS = / (?:it|this|that|they|them|these|those|thi) |มัน(?!ฝ)|อันนิ|ตัวนิ|อันนัน/u
/** A thing, not a place. */
const DELIVERED = / (?:deliver|ship|send|courier|post) (?:a|an|some|any|my|live) (\S+) /
const ORDER_NUMBER = /\bkrok[\s-]*\d{2}[\s-]*\d{4,}\b/i

/** Counted for a phrase with a letter wrong: a whole one of another topic is meant before it. */
const ALMOST = 0.75

/** @param names what the shop has, by name */
export function understand(question: string, locale: Locale, names: Named[]): Understood {
  const known = new Set([...vocabulary, ...names.flatMap((one) => one.names.flat())])
  const text = question.replace(ORDER_NUMBER, ' ').toLowerCase()
  const readings = [text, ...spellingsOf(text).slice(1)].map((text) => {
    const reading = readQuestion(text, known)
    return { reading, subjects: findNames(reading, names, vocabulary) }
  })
  const weightOf = (subjects: FoundName[]) => subjects[0]?.weight ?? 0
  // Our own spelling is understood as well as the one that was typed, or better.
  const { reading, subjects } = readings.reduce((a, b) =>
    weightOf(b.subjects) >= weightOf(a.subjects) ? b : a,
  )
  const named = subjects.map(({ span }) => span)
  const explained: Span[] = [...named]
  /** Counts how many of these phrases are there, those with a letter wrong for less; one that is found explains its words. */
  const has = (words: Phrase[], beside: Span[] = []) =>
    words.reduce((count, phrase) => {
      const found = findPhrase(reading, phrase).filter(
        ({ span }) => !beside.some(([from, to]) => from <= span[0] && span[1] <= to),
      )
      explained.push(...found.map(({ span }) => span))
      return found.length === 0 ? count : count + (found.some(({ isExact }) => isExact) ? 1 : ALMOST)
    }, 0)

  const province = placePhrases.find(({ words }) => has(words, named) > 0)?.province
  const isAbroad = has(abroadPhrases, named) > 0
  const namesPlace = province !== undefined || isAbroad
  const topics = topicPhrases
    .map(({ topic, sure, maybe }) => {
      const beside = topic === 'product' ? [] : named
      return { topic, score: 2 * has(sure, beside) + has(maybe, beside) }
    })
    .filter(({ score }) => score > 0)
    .map((one) => (one.topic === 'delivery' && namesPlace ? { ...one, score: one.score + 1 } : one))
    .toSorted((a, b) => b.score - a.score)
  const aspects = aspectPhrases.filter(({ words }) => has(words, named) > 0).map(({ aspect }) => aspect)
  // A mere part of a name may be what somebody asks about: prawns, in pad thai with prawns.
  const whole = subjects.filter(({ isFull }) => isFull).map(({ span }) => span)
  // The longer of overlapping words counts: tree nuts are no peanuts, and in Thai squid has the word for fish in it.
  const longer = (phrase: Phrase) =>
    allergenWords
      .filter(({ text }) => text.length > phrase.text.length && text.includes(phrase.text))
      .flatMap((other) => findPhrase(reading, other))
      .flatMap(({ span, isExact }) => (isExact ? [span] : []))
  const allergens = allergenPhrases
    .filter(
      ({ words }) => words.filter((phrase) => has([phrase], [...whole, ...longer(phrase)]) > 0).length > 0,
    )
    .flatMap((one) => one.allergens)
  // Fish sauce is an allergen, and does not say that a sauce is meant.
  const allergenSpans = allergenWords.flatMap((phrase) => findPhrase(reading, phrase)).map(({ span }) => span)
  const kinds = kindPhrases.filter(({ words }) => has(words, allergenSpans) > 0).map(({ kind }) => kind)
  const isBesideNames = allergenPhrases.some(({ words }) =>
    words.some((phrase) => has([phrase], [...(aspects.length > 0 ? named : whole), ...longer(phrase)]) > 0),
  )
  const diets = dietPhrases.filter(({ words }) => has(words, named) > 0).map(({ diet }) => diet)
  const unsaid = unsaidPhrases.filter(({ words }) => has(words) > 0).map(({ what }) => what)
  const isAllergy = has(allergyPhrases) > 0
  const isContent = has(contentPhrases, named) > 0
  const isUntold = has(untoldPhrases) > 0
  has(asidePhrases)
  const orderNumber = ORDER_NUMBER.exec(question)?.[0]

  const unknown = wordsOutside(reading, explained).filter(
    ({ word }) => !common.has(word) && !/^\p{N}+/u.test(word) && Array.from(word).length > 1,
  )
  const unexplained = unknown.map(({ word }) => word)
  return {
    language: languageOf(question, reading, locale),
    isForeign: isForeign(question) || (unexplained.length > 2 && unexplained.length === countLatin(reading)),
    topics,
    aspects,
    // A part of a name, beside words that nobody knows, was not meant unless it is a name too: bamboo, of a bicycle.
    subjects: subjects
      .filter(({ span }) => unexplained.length === 0 || whole.some((one) => overlap(one, span)))
      .map((subject) => ({ ...subject, saysKind: saysKind(reading, subject) })),
    isUnwell: isUnwell(reading),
    speaksOfIt: PRONOUNS.test(reading.line),
    kinds,
    food: {
      isAsked: isAllergy || diets.length > 0 || unsaid.length > 0 || (allergens.length > 0 && isContent),
      allergens: [...new Set(allergens)],
      isBesideNames,
      diets,
      unsaid,
    },
    isUntold: isUntold || unexplained.includes(DELIVERED.exec(reading.line)?.[1] ?? ''),
    ...(province && { province }),
    isAbroad,
    ...(orderNumber !== undefined && { orderNumber: orderNumber.toUpperCase().replace(/[\s-]+/g, '-') }),
    unexplained,
    unknownText: toLine(unknown.map(({ typed }) => typed)).trim(),
    reading,
  }
}

const isUnwell = (reading: Reading) =>
  spansForSure(reading, unwellPhrases).length > 0 ||
  spansForSure(reading, bodyPhrases).some((body) =>
    spansForSure(reading, complaintPhrases).some((complaint) => isNear(body, complaint)),
  )

/** A short word that had to be corrected may be another: crash is no rash. */
const spansForSure = (reading: Reading, wanted: Phrase[]) =>
  wanted.flatMap((phrase) =>
    findPhrase(reading, phrase)
      .filter(({ isExact }) => isExact || phrase.text.length >= SURE_LENGTH)
      .map(({ span }) => span),
  )
const SURE_LENGTH = 6

/** Counts the letters that may stand between them. */
const NEAR = 20
const isNear = (a: Span, b: Span) => Math.max(a[0], b[0]) - Math.min(a[1], b[1]) <= NEAR

const saysKind = (reading: Reading, { kind, span: [from, to] }: FoundName) =>
  kindPhrases.some(
    (one) =>
      one.kind === kind &&
      one.words.some((phrase) =>
        findPhrase(reading, phrase).some(({ span }) => from <= span[0] && span[1] <= to),
      ),
  )

const wordsIn = ({ line, words }: Reading) => words.map(([from, to]) => line.slice(from, to))
const countLatin = (reading: Reading) => wordsIn(reading).filter((word) => !/^\p{N}/u.test(word)).length

/** Thai letters are Thai, English words English; a name alone is in the language of the page. */
function languageOf(question: string, reading: Reading, locale: Locale): Locale {
  if (isThai(question)) return 'th'
  if (wordsIn(reading).some((word) => common.has(word))) return 'en'
  return locale
}

/** More letters of other scripts than of those that the shop writes in. */
function isForeign(question: string): boolean {
  const letters = question.match(/\p{L}/gu) ?? []
  const ours = letters.filter((letter) => /\p{Script=Latin}|\p{Script=Thai}/u.test(letter))
  return letters.length > 0 && ours.length * 2 < letters.length
}
