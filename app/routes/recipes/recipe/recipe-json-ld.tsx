import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import type { ReviewView } from '#domain/orders/reviews/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { ratingJsonLd } from '#app/components/orders/rating-json-ld.ts'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { lineText } from './line-text.ts'

const DIETS = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
}

/** ISO 8601. */
const duration = (minutes: number) => `PT${minutes}M`

/** The recipe for search engines, in the words of schema.org. */
export function RecipeJsonLd({ recipe, reviews }: { recipe: RecipeDetail; reviews: ReviewView[] }) {
  const texts = useRecipeMessages()
  const { courses } = useRecipesMessages()
  const { shell } = useMessages()
  const siteUrl = useRootData()?.siteUrl
  if (!siteUrl) return null
  const amounts = {
    servings: recipe.servings,
    of: recipe.servings,
    system: 'metric',
    wasOutOfRange: false,
  } as const
  return (
    <JsonLd
      value={{
        '@type': 'Recipe',
        name: recipe.title,
        description: recipe.line,
        ...(recipe.image && { image: [new URL(pictureFile(recipe.image, 1280), siteUrl).href] }),
        ...ratingJsonLd(recipe.rating, reviews),
        author: { '@type': 'Organization', name: shell.siteName },
        recipeCategory: courses[recipe.course],
        recipeCuisine: 'Thai',
        recipeYield: String(recipe.servings),
        prepTime: duration(recipe.prepMinutes + recipe.restMinutes),
        cookTime: duration(recipe.cookMinutes),
        totalTime: duration(recipe.totalMinutes),
        suitableForDiet: recipe.diets.map((diet) => DIETS[diet]),
        recipeIngredient: recipe.lines.map((line) => {
          const { amount, name } = lineText(line, amounts, texts)
          const text = texts.amountOf(amount, name)
          return line.note ? `${text}, ${line.note}` : text
        }),
        recipeInstructions: recipe.steps.map(({ title, text }) => ({
          '@type': 'HowToStep',
          name: title,
          text,
        })),
      }}
    />
  )
}
