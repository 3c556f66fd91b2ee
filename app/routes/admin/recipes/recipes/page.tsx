import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
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
import { RecipeTable } from './recipe-table.tsx'

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
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, text]) => ({ value, text }))
  const add = (
    <LocalLink to="/admin/recipes/new" className="btn btn-primary">
      {texts.add}
    </LocalLink>
  )
  return (
    <ListPage
      title={texts.title}
      actions={
        <>
          <LocalLink to="/admin/recipes/ingredients" className="btn btn-line">
            {texts.ingredients}
          </LocalLink>
          {add}
        </>
      }
      filters={
        (isFiltered || list.items.length > 0) && (
          <FilterBar page="/admin/recipes" isFiltered={Object.values(filter).some(Boolean)}>
            <FilterSearch label={texts.search} value={filter.search} />
            <FilterSelect
              name="state"
              label={texts.state}
              value={filter.state}
              anyText={texts.anyState}
              options={options(texts.states)}
            />
            <FilterSelect
              name="course"
              label={texts.course}
              value={filter.course}
              anyText={texts.anyCourse}
              options={options(courses)}
            />
            <FilterSelect
              name="sort"
              label={texts.sort}
              value={filter.sort}
              anyText={texts.sorts.order}
              options={[{ value: 'newest', text: texts.sorts.newest }]}
            />
          </FilterBar>
        )
      }
      list={list}
      at={{ to: '/admin/recipes', search: filter }}
      pages={texts.pages}
      empty={
        isFiltered ? (
          <EmptyState title={texts.none} text={texts.noneHint} />
        ) : (
          <EmptyState title={texts.empty} text={texts.emptyHint} action={add} />
        )
      }
    >
      <RecipeTable recipes={list.items} />
      {list.isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
    </ListPage>
  )
}
