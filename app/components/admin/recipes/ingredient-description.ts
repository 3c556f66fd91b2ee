import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { CreateIngredientInput } from '#domain/recipes/recipe-desk/schemas.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { DIET_KINDS } from '#shared/recipes/recipe-fields.ts'

/** All of an ingredient. Its id is made from its name. */
export const ingredientDescription = describeForm<Omit<CreateIngredientInput, 'id'>>({
  name: { kind: 'localized', label: (t) => t.recipes.name, required: 'in-default' },
  counted: { kind: 'localized', label: (t) => t.recipes.counted, hint: (t) => t.recipes.countedHint },
  swap: { kind: 'localized', label: (t) => t.recipes.swap, hint: (t) => t.recipes.swapHint, rows: 2 },
  diet: {
    kind: 'choice',
    label: (t) => t.recipes.diet,
    values: DIET_KINDS,
    words: (t) => t.recipes.dietKinds,
  },
  allergens: {
    kind: 'boxes',
    label: (t) => t.recipes.allergens,
    values: ALLERGENS,
    words: (t) => t.food.allergenNames,
  },
})
