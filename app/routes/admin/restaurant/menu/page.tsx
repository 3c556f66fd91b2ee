import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar } from '#app/components/admin/filter-bar.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { listInput } from '#app/request/list-query.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffDishes } from '#domain/restaurant/menu/index.ts'
import { listStaffDishesInput } from '#domain/restaurant/menu/schemas.ts'
import { DISH_STATES, MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import type { Route } from './+types/page.ts'
import { DishItem } from './dish-item.tsx'
import { moveAction, soldOutAction } from './menu-actions.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const filters = listInput(url, listStaffDishesInput)
  return { dishes: await runVerb(context, (ctx) => listStaffDishes(ctx, filters)), filters }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { 'soldout-*': soldOutAction, 'back-*': soldOutAction, 'move-*': moveAction })
}

export default function AdminMenuPage({ loaderData }: Route.ComponentProps) {
  const { dishes, filters } = loaderData
  const { menu: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { search, state } = filters
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  // In a course that is shown in part, nobody sees where a dish would go.
  const mayMove = search === undefined && state === undefined
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        actions={
          <>
            <LocalLink to="/menu" className="btn btn-line">
              {texts.onSite}
            </LocalLink>
            {isAdmin && (
              <LocalLink to="/admin/menu/new" className="btn btn-leaf">
                {texts.add}
              </LocalLink>
            )}
          </>
        }
      />
      <FilterBar
        page={{ to: '/admin/menu' }}
        chosen={filters}
        filters={[
          { name: 'search', label: texts.search },
          {
            name: 'course',
            label: texts.course,
            any: texts.anyCourse,
            options: optionsOf(texts.courses, MENU_COURSES),
          },
          {
            name: 'state',
            label: texts.state,
            any: texts.anyState,
            options: optionsOf(texts.states, DISH_STATES),
          },
        ]}
      />
      {dishes.length === 0 && (
        <EmptyState
          title={isFiltered ? texts.none : texts.noneYet}
          {...(!isFiltered && { text: texts.noneYetText })}
        />
      )}
      <div className="grid gap-6">
        {MENU_COURSES.map((one) => {
          const served = dishes.filter((dish) => dish.course === one)
          if (served.length === 0) return null
          return (
            <OfficeCard key={one} id={one} title={texts.courses[one]} hint={texts.count(served.length)}>
              <ol className="divide-y divide-line">
                {served.map((dish, place) => (
                  <DishItem
                    key={dish.id}
                    dish={dish}
                    {...(mayMove && { place, isLast: place === served.length - 1 })}
                  />
                ))}
              </ol>
            </OfficeCard>
          )
        })}
      </div>
    </>
  )
}
