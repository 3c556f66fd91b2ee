import type { EditReply } from '#app/components/admin/fields/edit-reply.ts'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { Need } from '#domain/recipes/recipe-desk/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

type Refusal =
  | { reason: 'slug_taken' | 'unknown_part' | 'was_published' }
  | { reason: 'not_ready'; needs: Need[] }
export type RecipeReply = EditReply<Refusal>
type AnyRefusal = Exclude<NonNullable<RecipeReply['refusal']>, LostRequest>

/** A refusal in words, at its field. Of one that shows both versions, the form says more. */
export function recipeRefusalText({ recipes, parts }: StaffMessages, refusal: AnyRefusal): RefusalText {
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
