import type { RecipeCard as Recipe } from '#domain/recipes/schemas.ts'
import { RecipeCard } from './recipe-card.tsx'

/** Recipes in three columns; the pictures of the first `priorityCount` are fetched at once. */
export function RecipeGrid({ recipes, priorityCount = 0 }: { recipes: Recipe[]; priorityCount?: number }) {
  return (
    <ul className="product-grid">
      {recipes.map((recipe, at) => (
        <li key={recipe.id} className="flex">
          <RecipeCard recipe={recipe} priority={at < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
