import type { RecipeCard as Recipe } from '#domain/recipes/recipes/views.ts'
import { RecipeCard } from './recipe-card.tsx'

type RecipeGridProps = {
  recipes: Recipe[]
  /** As many pictures are fetched at once. */
  priorityCount?: number
  /** The first is shown large. */
  hasLead?: boolean
  /** Puts them in one line where three have no room. */
  isRail?: boolean
}

/** Recipes in three columns. */
export function RecipeGrid({ recipes, priorityCount = 0, hasLead = false, isRail = false }: RecipeGridProps) {
  return (
    <ul className={`product-grid ${isRail ? 'rail' : ''}`}>
      {recipes.map((recipe, at) => (
        <li key={recipe.id} className="flex has-[.is-lead]:sm:col-span-2">
          <RecipeCard recipe={recipe} priority={at < priorityCount} isLead={hasLead && at === 0} />
        </li>
      ))}
    </ul>
  )
}
