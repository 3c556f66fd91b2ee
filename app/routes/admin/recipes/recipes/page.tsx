import { optionsOf } from '#app/components/admin/filters.ts'
import { ListPage } from '#app/components/admin/list-page.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffRecipes } from '#domain/recipes/recipe-desk/index.ts'
import { listStaffRecipesInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { useRecipeColumns } from './use-recipe-columns.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listInput(url, listStaffRecipesInput, { language: context.get(localeContext) })
  const list = await runVerb(context, (ctx) => listStaffRecipes(ctx, input))
  const { search, state, course, ingredient, sort } = input
  return {
    list,
    filter: { search, state, course, ingredient, sort: sort === 'order' ? undefined : sort },
  }
}

export default function AdminRecipesPage({ loaderData }: Route.ComponentProps) {
  const { recipes: texts } = useStaffMessages()
  const { courses } = useRecipesMessages()
  const { list, filter } = loaderData
  const isFiltered = [filter.search, filter.state, filter.course, filter.ingredient].some(Boolean)
  const hasAny = isFiltered || list.items.length > 0
  const states = optionsOf(texts.states)
  const { order, ...otherSorts } = texts.sorts
  const add = (
    <LocalLink to="/admin/recipes/new" className="btn btn-primary">
      {texts.add}
    </LocalLink>
  )
  return (
    <ListPage
      texts={{ title: texts.title, pages: texts.pages }}
      actions={
        <>
          <LocalLink to="/admin/recipes/ingredients" className="btn btn-line">
            {texts.ingredients}
          </LocalLink>
          {add}
        </>
      }
      page="/admin/recipes"
      chosen={filter}
      filters={
        hasAny && [
          { name: 'search', label: texts.search },
          { name: 'state', label: texts.state, any: texts.anyState, options: states },
          { name: 'course', label: texts.course, any: texts.anyCourse, options: optionsOf(courses) },
          { name: 'sort', label: texts.sort, any: order, options: optionsOf(otherSorts) },
        ]
      }
      list={list}
      columns={useRecipeColumns()}
      none={{ title: texts.none, text: texts.noneHint }}
      noneYet={{ title: texts.empty, text: texts.emptyHint, action: add }}
    >
      {list.isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
    </ListPage>
  )
}
