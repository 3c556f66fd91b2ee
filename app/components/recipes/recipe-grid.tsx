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

/** Recipes in three columns; on a phone, where they are no rail, a row each. */
export function RecipeGrid({ recipes, priorityCount = 0, hasLead = false, isRail = false }: RecipeGridProps) {
  const lookAt = (at: number) => {
    if (hasLead && at === 0) return 'lead'
    return isRail ? 'card' : 'row'
  }
  return (
    <ul className={`product-grid ${isRail ? 'rail' : ''}`}>
      {recipes.map((recipe, at) => (
        <li key={recipe.id} className="flex has-[.is-lead]:sm:col-span-2">
          <RecipeCard recipe={recipe} priority={at < priorityCount} look={lookAt(at)} />
        </li>
      ))}
    </ul>
  )
}
