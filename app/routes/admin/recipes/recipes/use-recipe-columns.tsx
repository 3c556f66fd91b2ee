import { Badge } from '#app/components/admin/badge.tsx'
import type { Column } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import type { StaffRecipeItem } from '#domain/recipes/recipe-desk/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'

/** A recipe, and what still keeps it from the site. */
export function useRecipeColumns(): Column<StaffRecipeItem>[] {
  const { recipes: texts } = useStaffMessages()
  const { courses } = useRecipesMessages()
  const locale = useLocale()
  return [
    {
      key: 'recipe',
      head: texts.recipe,
      cell: ({ id, title }) => (
        <LocalLink to="/admin/recipes/:id" params={{ id }} className="link inline-block py-1">
          {title}
        </LocalLink>
      ),
    },
    { key: 'course', head: texts.course, cell: ({ course }) => courses[course] },
    {
      key: 'state',
      isWords: true,
      head: texts.status,
      isPlain: true,
      cell: ({ isActive, wasPublished, missing }) => (
        <span className="flex flex-wrap gap-1.5">
          {isActive ? (
            <Badge tone="good">{texts.shown}</Badge>
          ) : (
            <Badge>{wasPublished ? texts.hidden : texts.draft}</Badge>
          )}
          {missing > 0 && <Badge tone="bad">{texts.missing(missing)}</Badge>}
        </span>
      ),
    },
    { key: 'lines', head: texts.lines, isNumber: true, cell: ({ lines }) => lines },
    { key: 'changed', head: texts.changed, cell: ({ updatedAt }) => formatDate(updatedAt, locale) },
  ]
}
