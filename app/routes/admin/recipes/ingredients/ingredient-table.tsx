import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { StaffIngredient } from '#domain/recipes/recipe-desk/views.ts'
import { pick } from '#shared/kernel/locale.ts'

export function IngredientTable({ items }: { items: StaffIngredient[] }) {
  const { recipes: texts } = useStaffMessages()
  const { allergenNames } = useFoodMessages()
  return (
    <DataList
      label={texts.ingredients}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: texts.ingredient,
          cell: nameCell,
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
          cell: usesCell,
        },
      ]}
    />
  )
}

const nameCell = (one: StaffIngredient) => <Name ingredient={one} />
const usesCell = (one: StaffIngredient) => <Uses ingredient={one} />

function Name({ ingredient: { id, name } }: { ingredient: StaffIngredient }) {
  const locale = useLocale()
  return (
    <LocalLink to="/admin/recipes/ingredients/:id" params={{ id }} className="link inline-block py-1">
      {pick(name, locale)}
    </LocalLink>
  )
}

function Uses({ ingredient: { id, recipes } }: { ingredient: StaffIngredient }) {
  const { recipes: texts } = useStaffMessages()
  if (recipes === 0) return texts.unused
  return (
    <LocalLink to="/admin/recipes" search={{ ingredient: id }} className="link inline-block py-1">
      {texts.usedIn(recipes)}
    </LocalLink>
  )
}
