import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { Need } from '#domain/recipes/recipe-desk/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { RecipeValues } from './rows.ts'

type Refusal =
  | { reason: 'slug_taken' | 'unknown_part' | 'was_published' }
  | { reason: 'not_ready'; needs: Need[] }
  /** Somebody else has saved it: what is saved now stands in the fields' own words. */
  | { reason: 'changed'; current: RecipeValues; by: string | null }
export type RecipeReply = FormReply<Refusal>

/** A refusal in words, at its field. Of one that shows both versions, the page says more. */
export function recipeRefusalText({ recipes, parts }: StaffMessages, refusal: Refusal): RefusalText {
  switch (refusal.reason) {
    case 'changed':
      return { text: parts.changed.title }
    case 'not_ready':
      return { text: recipes.notReady(refusal.needs.map((need) => recipes.needs[need]).join(', ')) }
    case 'slug_taken':
      return { text: recipes.refusals.slug_taken, field: 'slug' }
    default:
      return { text: recipes.refusals[refusal.reason] }
  }
}
