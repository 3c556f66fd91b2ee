import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'

/** The words that descriptions of forms take their labels from. */
export function useFormTexts() {
  const staff = useStaffMessages()
  return {
    ...staff,
    languages: staff.products.languages,
    food: useFoodMessages(),
    cards: useRecipesMessages(),
  }
}
export type FormTexts = ReturnType<typeof useFormTexts>
