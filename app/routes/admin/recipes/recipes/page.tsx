import { CursorPager } from '#app/components/admin/cursor-pager.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar, FilterSearch, FilterSelect } from '#app/components/admin/filter-bar.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffRecipes } from '#domain/recipes/recipe-desk/index.ts'
import { listStaffRecipesInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { RecipeTable } from './recipe-table.tsx'

const QUERY = ['search', 'state', 'course', 'ingredient', 'sort', 'after', 'before'] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const input = listStaffRecipesInput.safeParse({
    ...listQuery(url, QUERY),
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  const list = await runVerb(context, (ctx) => listStaffRecipes(ctx, input.data))
  const { search, state, course, ingredient, sort } = input.data
  return {
    ...list,
    filter: { search, state, course, ingredient, sort: sort === 'order' ? undefined : sort },
  }
}

export default function AdminRecipesPage({ loaderData }: Route.ComponentProps) {
  const { recipes: texts } = useStaffMessages()
  const { courses } = useRecipesMessages()
  const { items, previous, next, isCut, filter } = loaderData
  const isFiltered = [filter.search, filter.state, filter.course, filter.ingredient].some(Boolean)
  const pageAt = (search: { after?: string; before?: string }) =>
    ({ to: '/admin/recipes', search: { ...filter, ...search } }) as const
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, text]) => ({ value, text }))
  const add = (
    <LocalLink to="/admin/recipes/new" className="btn btn-primary">
      {texts.add}
    </LocalLink>
  )
  return (
    <>
      <OfficeHead
        title={texts.title}
        actions={
          <>
            <LocalLink to="/admin/recipes/ingredients" className="btn btn-line">
              {texts.ingredients}
            </LocalLink>
            {add}
          </>
        }
      />
      {(isFiltered || items.length > 0) && (
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
      )}
      {items.length > 0 && <RecipeTable recipes={items} />}
      {items.length === 0 && isFiltered && <EmptyState title={texts.none} text={texts.noneHint} />}
      {items.length === 0 && !isFiltered && (
        <EmptyState title={texts.empty} text={texts.emptyHint} action={add} />
      )}
      {isCut && <p className="mt-6 text-stone">{texts.cut}</p>}
      <CursorPager
        label={texts.pages}
        previous={previous ? pageAt({ before: previous }) : undefined}
        next={next ? pageAt({ after: next }) : undefined}
      />
    </>
  )
}
