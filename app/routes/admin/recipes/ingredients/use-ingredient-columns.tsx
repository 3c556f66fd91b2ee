import type { Column } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { StaffIngredient } from '#domain/recipes/recipe-desk/views.ts'
import { pick } from '#shared/kernel/locale.ts'

/** An ingredient, and the way to the recipes that use it. */
export function useIngredientColumns(): Column<StaffIngredient>[] {
  const { recipes: texts } = useStaffMessages()
  const { allergenNames } = useFoodMessages()
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: texts.ingredient,
      cell: ({ id, name }) => (
        <LocalLink to="/admin/recipes/ingredients/:id" params={{ id }} className="link inline-block py-1">
          {pick(name, locale)}
        </LocalLink>
      ),
    },
    {
      key: 'allergens',
      head: texts.allergens,
      cell: ({ allergens }) => allergens.map((one) => allergenNames[one]).join(', '),
    },
    { key: 'diet', head: texts.diet, cell: ({ diet }) => texts.dietKinds[diet] },
    {
      key: 'recipes',
      head: texts.title,
      cell: ({ id, recipes }) =>
        recipes === 0 ? (
          texts.unused
        ) : (
          <LocalLink to="/admin/recipes" search={{ ingredient: id }} className="link inline-block py-1">
            {texts.usedIn(recipes)}
          </LocalLink>
        ),
    },
  ]
}
