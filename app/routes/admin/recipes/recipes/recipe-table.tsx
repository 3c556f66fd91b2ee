import { Badge } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import type { StaffRecipeItem } from '#domain/recipes/recipe-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'

export function RecipeTable({ recipes }: { recipes: StaffRecipeItem[] }) {
  const { recipes: texts } = useStaffMessages()
  const { courses } = useRecipesMessages()
  const locale = useLocale()
  return (
    <DataList
      label={texts.title}
      rows={recipes}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'recipe',
          head: texts.recipe,
          cell: titleCell,
        },
        { key: 'course', head: texts.course, cell: ({ course }) => courses[course] },
        {
          key: 'state',
          isWords: true,
          head: texts.status,
          isPlain: true,
          cell: marksCell,
        },
        { key: 'lines', head: texts.lines, isNumber: true, cell: ({ lines }) => lines },
        {
          key: 'changed',
          head: texts.changed,
          cell: ({ updatedAt }) => formatDate(updatedAt, locale),
        },
      ]}
    />
  )
}

const titleCell = ({ id, title }: StaffRecipeItem) => (
  <LocalLink to="/admin/recipes/:id" params={{ id }} className="link inline-block py-1">
    {title}
  </LocalLink>
)

const marksCell = (recipe: StaffRecipeItem) => <Marks recipe={recipe} />

function Marks({ recipe: { isActive, wasPublished, missing } }: { recipe: StaffRecipeItem }) {
  const { recipes: texts } = useStaffMessages()
  return (
    <span className="flex flex-wrap gap-1.5">
      {isActive ? (
        <Badge tone="good">{texts.shown}</Badge>
      ) : (
        <Badge>{wasPublished ? texts.hidden : texts.draft}</Badge>
      )}
      {missing > 0 && <Badge tone="bad">{texts.missing(missing)}</Badge>}
    </span>
  )
}
