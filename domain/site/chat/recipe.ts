import type { ChatSubject } from '#shared/site/chat-answer.ts'
import { getRecipe, listRecipes } from '#domain/recipes/recipes/index.ts'
import type { RecipeCard } from '#domain/recipes/recipes/views.ts'
import { type Asked, linkTo, MOST_CARDS, pageCard, pathOf, type Reply } from './reply.ts'

/** A recipe, or what is in it. */
export async function answerRecipe(asked: Asked, { slug }: ChatSubject): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const { recipe } = await getRecipe(ctx, { id: slug, language })
  const wantsIngredients = understood.aspects.includes('ingredients')
  const jars = recipe.lines.flatMap(({ product }) => product ?? [])
  return {
    topic: 'recipe',
    text: [
      say.recipe.about(recipe.title, recipe.totalMinutes, recipe.servings),
      wantsIngredients
        ? say.recipe.ingredients(recipe.lines.map(({ name }) => name).join(', '))
        : recipe.line,
    ],
    cards: [recipeCard(asked, recipe)],
    ...(wantsIngredients && {
      source: {
        label: say.recipe.source(recipe.title),
        path: pathOf({ kind: 'recipe', slug: recipe.slug }, language),
      },
    }),
    suggestions: [
      say.suggest.allergens(recipe.title),
      ...jars.slice(0, 1).map(({ name }) => say.suggest.price(name)),
    ],
    about: { kind: 'recipe', slug: recipe.slug },
  }
}

/** Recipes with what a question names, or all of them. */
export async function answerRecipes(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const jar =
    understood.subjects.find(({ kind }) => kind === 'product') ??
    (understood.subjects.length === 0 ? asked.about : undefined)
  const dish = understood.subjects.find(({ kind }) => kind === 'dish')
  const words = [understood.unknownText, dish && !jar ? titleOf(asked, dish) : ''].join(' ').trim()
  // Prawns are a word of an allergen even to somebody who wants to cook them.
  const contains = words === '' && understood.food.allergens.length > 0 ? [understood.food.allergens] : []
  const found =
    jar?.kind === 'product' && words === ''
      ? await listRecipes(ctx, { language, product: jar.slug })
      : await listRecipes(ctx, { language, ...(words && { search: words }), contains })
  const named = understood.subjects.filter(({ kind }) => kind === 'recipe')
  const recipes = found.length > 0 || named.length === 0 ? found : await namedRecipes(asked, named)
  return {
    isAnswered: recipes.length > 0,
    topic: recipes.length > 0 ? 'recipe' : 'unknown',
    text: [recipes.length > 0 ? say.recipe.found(recipes.length) : say.recipe.none],
    cards: recipes.slice(0, MOST_CARDS).map((recipe) => recipeCard(asked, recipe)),
    links: [linkTo('recipes', asked), ...(recipes.length > 0 ? [] : [linkTo('contact', asked)])],
    suggestions: recipes.length > 0 ? [] : [say.suggest.products],
    ...(jar && { about: { kind: jar.kind, slug: jar.slug } }),
  }
}

const titleOf = ({ names, language }: Asked, { kind, slug }: ChatSubject) =>
  names.find((one) => one.kind === kind && one.slug === slug)?.title[language] ?? ''

async function namedRecipes({ ctx, language }: Asked, named: ChatSubject[]): Promise<RecipeCard[]> {
  const slugs = named.map(({ slug }) => slug)
  const all = await listRecipes(ctx, { language })
  return all.filter(({ slug }) => slugs.includes(slug))
}

function recipeCard({ language, say }: Asked, { slug, title, totalMinutes, image }: RecipeCard) {
  return pageCard('recipe', { slug, title, detail: say.recipe.detail(totalMinutes), image }, language)
}
