import type { Allergen, DietTag } from '#shared/catalog/food.ts'
import { listLabels } from '#domain/catalog/catalog/index.ts'
import { listMenu } from '#domain/restaurant/menu/index.ts'
import { listRecipes } from '#domain/recipes/recipes/index.ts'
import { dishCard } from './dish.ts'
import { type Asked, linkTo, MOST_CARDS, pageCard, productCard, type Reply } from './reply.ts'

/** So many are named of those in which something is. */
const MOST_NAMED = 20

type Cards = NonNullable<Reply['cards']>
type AsksFor = { allergens: Allergen[]; diets: DietTag[] }
/** The cards of what fits, and the names of what does not: it has, or may have, one of the allergens. */
type Found = { cards: Cards; with: string[] }

/**
 * Finds food for a diet, or without some allergens: from labels, recipes and the menu alone. Food that has the
 * allergens is named beside food that has not, so that an overlooked 'not' turns nothing round.
 */
export async function answerWhatFits(asked: Asked): Promise<Reply> {
  const { understood, say } = asked
  const { kinds, food } = understood
  const wants = (kind: (typeof kinds)[number]) => kinds.includes(kind)
  const { diets } = food
  const allergens = diets.includes('gluten_free')
    ? food.allergens.filter((one) => one !== 'gluten')
    : food.allergens
  const kind = wants('recipe') ? 'recipe' : wants('product') && !wants('dish') ? 'product' : 'dish'
  const found = await { recipe: recipes, product: jars, dish: dishes }[kind](asked, { allergens, diets })
  const names = say.either(allergens.map((one) => say.allergens.allergenNames[one]))
  const dietNames = say.list(diets.map((one) => `“${say.allergens.dietNames[one]}”`))
  const named = found.with.slice(0, MOST_NAMED)
  const more = found.with.length - named.length
  // The line that says what the cards are stands last, right above them.
  const text = [
    named.length > 0 ? say.allergens.with(names, say.list(named), more) : '',
    { recipe: say.allergens.recipeNote, product: '', dish: say.allergens.dishNote }[kind],
    say.allergens.ask,
    dietNames &&
      (kind === 'recipe' ? say.allergens.recipesOf(dietNames) : say.allergens.labelledAs(dietNames)),
    names && say.allergens.without[kind](names),
    found.cards.length === 0 ? say.allergens.none : '',
  ]
  return {
    topic: 'allergens',
    text: text.filter((one) => one !== ''),
    cards: found.cards.slice(0, 2 * MOST_CARDS),
    links: [linkTo('contact', asked)],
    source: {
      recipe: { ...linkTo('recipes', asked), label: say.allergens.sourceRecipes },
      product: { ...linkTo('shop', asked), label: say.allergens.sourceLabels },
      dish: { ...linkTo('menu', asked), label: say.allergens.sourceMenu },
    }[kind],
  }
}

const fitsAll = (has: DietTag[], wanted: DietTag[]) =>
  wanted.every((diet) => has.includes(diet) || (diet === 'vegetarian' && has.includes('vegan')))
const hasAny = (has: Allergen[], wanted: Allergen[]) => wanted.some((one) => has.includes(one))

async function dishes(asked: Asked, { allergens, diets }: AsksFor): Promise<Found> {
  const { ctx, language } = asked
  const all = (await listMenu(ctx, { language })).filter((dish) => fitsAll(dish.diets, diets))
  return {
    cards: all
      .filter((dish) => !dish.isIncomplete && !hasAny(dish.allergens, allergens))
      .map((dish) => dishCard(asked, dish)),
    with: all.filter((dish) => hasAny(dish.allergens, allergens)).map(({ name }) => name),
  }
}

async function jars({ ctx, language }: Asked, { allergens, diets }: AsksFor): Promise<Found> {
  const all = (await listLabels(ctx, { language })).filter(({ dietTags }) => fitsAll(dietTags, diets))
  const has = (jar: (typeof all)[number]) => hasAny([...(jar.allergens ?? []), ...jar.mayContain], allergens)
  // A jar that nobody has checked is never said to be without something.
  const isKnown = (jar: (typeof all)[number]) => allergens.length === 0 || jar.allergens !== null
  return {
    cards: all.filter((jar) => isKnown(jar) && !has(jar)).map((jar) => productCard(jar, language)),
    with: all.filter(has).map(({ name }) => name),
  }
}

async function recipes({ ctx, language, say }: Asked, { allergens, diets }: AsksFor): Promise<Found> {
  const all = (await listRecipes(ctx, { language })).filter((recipe) => fitsAll(recipe.diets, diets))
  const without = new Set((await listRecipes(ctx, { language, without: allergens })).map(({ slug }) => slug))
  const cards = all
    .filter(({ slug }) => without.has(slug))
    .map(({ slug, title, totalMinutes, image }) =>
      pageCard('recipe', { slug, title, detail: say.recipe.detail(totalMinutes), image }, language),
    )
  // Nobody knows what is in an incomplete recipe, so none is named as having something.
  return { cards, with: [] }
}
