import type { ChatSubject } from '#shared/site/chat-answer.ts'
import type { Allergen, DietTag } from '#shared/catalog/food.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { listMenu } from '#domain/restaurant/menu/index.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import { foldedWords, type Subject } from '../understanding/index.ts'
import { answerWhatFits } from './what-fits.ts'
import { dishCard } from './dish.ts'
import {
  type Asked,
  isAboutLast,
  linkTo,
  MOST_CARDS,
  ofLikeliestKind,
  pageCard,
  pathOf,
  productCard,
  type Reply,
} from './reply.ts'

/*
 * People's health depends on these answers: they say what the data says, with the full name of what it is about, and never
 * yes or no, which a question with a 'not' in it would turn round. Of what was not named for sure each that may be meant
 * is answered.
 */

export async function answerAllergens(asked: Asked): Promise<Reply> {
  const { understood, say } = asked
  const subject = sureSubject(asked)
  if (subject) {
    const facts = await readFacts(asked, subject)
    if (facts) return sayFacts(asked, subject, facts)
  }
  const meant = understood.subjects.filter(({ kind }) => kind !== 'event')
  if (meant.length > 0 && meant.length <= MOST_CARDS) return sayEach(asked, meant)
  if (understood.subjects.length > 0 || understood.unexplained.length > 0) return askWhich(asked)
  if (understood.food.unsaid.length > 0)
    return notSaid(asked, say.allergens.unsaid(understood.food.unsaid.join(', ')))
  if (understood.food.allergens.length > 0 || understood.food.diets.length > 0) return answerWhatFits(asked)
  return askWhich(asked)
}

/** True if a question leaves no doubt about which jar, dish or recipe it means. */
export const isSure = (asked: Asked) => sureSubject(asked) !== undefined

/**
 * The one thing that a question names without a mistake, in full or as the only one of the kind that it says: tom yum paste;
 * or the one that was spoken of.
 */
function sureSubject({ understood, about }: Asked): ChatSubject | undefined {
  const named = understood.kinds.length > 0 ? ofLikeliestKind(understood) : understood.subjects
  const spokenOf = named.find(({ kind, slug }) => kind === about?.kind && slug === about.slug)
  if (named.length === 0) return isAboutLast(understood) ? about : undefined
  const sure = named.filter(
    ({ isExact, isFull, saysKind }) =>
      isExact && (isFull || (saysKind && understood.unexplained.length === 0)),
  )
  if (spokenOf?.isExact) return about
  const [only] = sure
  return only && sure.length === 1 && named.length === 1 ? { kind: only.kind, slug: only.slug } : undefined
}

type Facts = {
  name: string
  slug: string
  allergens: Allergen[]
  mayContain: Allergen[]
  diets: DietTag[]
  isIncomplete: boolean
  /** The label's ingredients; empty where there is no list. */
  ingredients: string[]
  card: NonNullable<Reply['cards']>[number]
  source: string
  note: string
}

/** Reads the allergen data of one thing; undefined for a kind that names no allergens, such as an event. */
async function readFacts(asked: Asked, { kind, slug }: ChatSubject): Promise<Facts | undefined> {
  const { ctx, language, say } = asked
  switch (kind) {
    case 'product': {
      const { product } = await getProduct(ctx, { id: slug, language })
      const { name, allergens, mayContain, dietTags: diets, ingredients } = product
      const card = productCard(product, language)
      const source = say.product.label(name)
      return {
        name,
        slug: product.slug,
        allergens: allergens ?? [],
        mayContain,
        diets,
        isIncomplete: allergens === null,
        ingredients,
        card,
        source,
        note: '',
      }
    }
    case 'recipe': {
      const { recipe } = await getRecipe(ctx, { id: slug, language })
      const { title: name, allergens, mayContain, diets, isIncomplete, lines, image } = recipe
      const ingredients = lines.map((line) => line.name)
      const card = pageCard('recipe', { slug: recipe.slug, title: name, image }, language)
      const source = say.recipe.source(name)
      return {
        name,
        slug: recipe.slug,
        allergens,
        mayContain,
        diets,
        isIncomplete,
        ingredients,
        card,
        source,
        note: say.allergens.recipeNote,
      }
    }
    case 'dish': {
      const dish = (await listMenu(ctx, { language })).find(({ id }) => id === slug)
      if (!dish) return undefined
      const { name, allergens, diets, isIncomplete } = dish
      const card = dishCard(asked, dish)
      const source = say.dish.source(name)
      return {
        name,
        slug,
        allergens,
        mayContain: [],
        diets,
        isIncomplete,
        ingredients: [],
        card,
        source,
        note: say.allergens.dishNote,
      }
    }
    case 'event':
      return undefined
  }
}

/** Says everything about a thing's allergens and what was asked of diets, whichever was asked for: a misread question then harms nobody. */
function dataOf(asked: Asked, kind: ChatSubject['kind'], facts: Facts): string[] {
  const { name, allergens, mayContain, diets, isIncomplete } = facts
  const say = asked.say.allergens
  const { food } = asked.understood
  const names = (some: Allergen[]) => asked.say.list(some.map((one) => say.allergenNames[one]))
  const notNamed = food.allergens.filter((one) => !allergens.includes(one) && !mayContain.includes(one))
  const fits = (diet: DietTag) => diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'))
  const listed = listedOf(asked, facts)
  return [
    listed.length > 0 ? say.listed(listed.join(', ')) : '',
    isIncomplete ? say.incomplete(name) : '',
    ...food.diets.map((diet) => (fits(diet) ? say.labelled : say.notLabelled)(name, say.dietNames[diet])),
    allergens.length > 0 ? say.contains(name, names(allergens)) : isIncomplete ? '' : say.containsNone(name),
    mayContain.length > 0 ? say.mayContain(name, names(mayContain)) : '',
    notNamed.length > 0 && !isIncomplete ? say.notNamed(kind, names(notNamed)) : '',
  ].filter((one) => one !== '')
}

/** Returns the ingredients that a question names: a word that no list of ours has may still stand among them. */
const listedOf = ({ understood }: Asked, { ingredients }: Facts) =>
  ingredients.filter((item) => foldedWords(item).some((word) => understood.unexplained.includes(word)))

/** True unless a question has words that nothing explains, and none of these things lists them. */
const isListed = (asked: Asked, things: Facts[]) =>
  asked.understood.unexplained.length === 0 || things.some((facts) => listedOf(asked, facts).length > 0)

/** Answers about the one thing that was meant. */
function sayFacts(asked: Asked, { kind }: ChatSubject, facts: Facts): Reply {
  const { understood, language } = asked
  const { slug, isIncomplete } = facts
  const say = asked.say.allergens
  const { food } = understood
  const isUnsaid = !isListed(asked, [facts])
  const text = [
    ...(isUnsaid ? [say.noWord] : []),
    ...food.unsaid.map((what) => say.unsaid(what)),
    ...dataOf(asked, kind, facts),
    facts.note,
    say.ask,
  ].filter((one) => one !== '')
  return {
    isAnswered: food.unsaid.length === 0 && !isIncomplete && !isUnsaid,
    topic: 'allergens',
    text,
    cards: [facts.card],
    links: [linkTo('contact', asked)],
    source: { label: facts.source, path: pathOf({ kind, slug }, language) },
    about: { kind, slug },
  }
}

/** Answers about each thing that may be meant, a paragraph each, with its kind. */
async function sayEach(asked: Asked, meant: Subject[]): Promise<Reply> {
  const say = asked.say.allergens
  const found = await Promise.all(
    meant.map(async (one) => {
      const facts = await readFacts(asked, one)
      return facts ? [{ ...facts, kind: one.kind, name: capital(nameOf(asked, one)) }] : []
    }),
  )
  const each = found.flat()
  const { food } = asked.understood
  const isUnsaid = !isListed(asked, each)
  return {
    isAnswered: food.unsaid.length === 0 && !isUnsaid && each.every(({ isIncomplete }) => !isIncomplete),
    topic: 'allergens',
    text: [
      isUnsaid ? say.noWord : say.each,
      ...food.unsaid.map((what) => say.unsaid(what)),
      ...each.map((facts) => dataOf(asked, facts.kind, facts).join(' ')),
      ...new Set(each.map(({ note }) => note).filter((note) => note !== '')),
      say.ask,
    ],
    cards: each.map(({ card }) => card),
    links: [linkTo('contact', asked)],
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Nobody is told of a jar that they cannot have meant. */
function askWhich(asked: Asked): Reply {
  const { understood, say } = asked
  const { food } = understood
  const choices = understood.subjects.slice(0, 3).map((one) => nameOf(asked, one))
  return {
    isAnswered: choices.length > 0,
    topic: 'allergens',
    text: [
      ...food.unsaid.map((what) => say.allergens.unsaid(what)),
      say.allergens.whichJar,
      ...(choices.length > 0 ? [say.either(choices)] : []),
    ],
    links: [linkTo('contact', asked), linkTo('shop', asked), linkTo('menu', asked)],
    suggestions: [...new Set(choices.map((name) => say.suggest.allergens(name)))],
  }
}

/** Returns its name, with the kind, since a dish and its recipe may have one name. */
function nameOf({ names, language, say }: Asked, { kind, slug }: Subject): string {
  const title = names.find((one) => one.kind === kind && one.slug === slug)?.title[language] ?? ''
  return kind === 'product' ? title : say.named(say.kinds[kind], title)
}

function notSaid(asked: Asked, text: string): Reply {
  return { isAnswered: false, topic: 'allergens', text: [text], links: [linkTo('contact', asked)] }
}
