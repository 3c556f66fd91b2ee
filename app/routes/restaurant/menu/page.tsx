import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { TakeReply } from '#app/components/restaurant/next-times-form.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { listQuery } from '#app/request/list-query.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listMenu } from '#domain/restaurant/menu/index.ts'
import { listMenuInput } from '#domain/restaurant/menu/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import type { Route } from './+types/page.ts'
import { Course } from './course.tsx'
import { MenuFilters } from './menu-filters.tsx'
import { MenuHead } from './menu-head.tsx'
import { openingHours } from './opening-hours.ts'
import { ReserveBar } from './reserve-bar.tsx'
import { Reserve } from './reserve.tsx'
import { confirmAction, holdAction, longerAction, takeAction, waitAction } from './reserve-actions.ts'
import type { ReserveReply, WaitReply } from './reserve-reply.ts'
import { readReserve } from './read-reserve.ts'
import { RestaurantJsonLd } from './restaurant-json-ld.tsx'
import { useMenuMessages } from './use-menu-messages.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  // A box each, so it may be there several times.
  const without = url.searchParams.getAll('without').filter((one) => one !== ANY)
  const input = listMenuInput.safeParse({
    ...listQuery(url, ['diet', 'spice']),
    ...(without.length > 0 && { without: without.join(',') }),
    language,
  })
  if (!input.success) throw badRequest()
  const { language: _language, ...filters } = input.data
  const reserve = await readReserve(context, { request, url })
  return runVerb(context, async (ctx) => {
    const [dishes, { hours }] = await Promise.all([listMenu(ctx, input.data), getSettings(ctx)])
    return { dishes, filters, openingHours: openingHours(hours, ctx.now()), reserve }
  })
}

export async function action(args: Route.ActionArgs) {
  const actions = {
    'take-*': takeAction,
    'hold-*': holdAction,
    longer: longerAction,
    confirm: confirmAction,
    wait: waitAction,
  }
  return runIntent<ReserveReply | WaitReply | TakeReply, Route.ActionArgs>(args, actions)
}

/** A table that is held changes nothing on the menu, unless it leads there. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === undefined && defaultShouldRevalidate
}

export default renderedOnData(function MenuPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dishes, filters, openingHours, reserve } = loaderData
  const texts = useMenuMessages()
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const courses = MENU_COURSES.map((course) => ({
    course,
    dishes: dishes.filter((dish) => dish.course === course),
  })).filter(({ dishes }) => dishes.length > 0)
  return (
    <>
      <PageHead
        title={texts.metaTitle}
        description={texts.metaDescription}
        page={{ to: '/menu' }}
        noIndex={isFiltered}
      />
      {!isFiltered && <RestaurantJsonLd dishes={dishes} openingHours={openingHours} />}
      <MenuHead />
      <div data-night className="menu-card page pt-8 md:pt-12 print:p-0">
        <MenuFilters filters={filters} />
        <section aria-labelledby="results">
          <h2 id="results" className="my-4 font-text text-sm font-normal text-stone print:hidden">
            <span role="status">{texts.count(dishes.length)}</span>
          </h2>
          {courses.length > 1 && (
            <nav aria-label={texts.courseLinks} className="max-md:hidden print:hidden">
              <ul className="flex flex-wrap gap-x-6 border-y border-line py-1">
                {courses.map(({ course }) => (
                  <li key={course}>
                    <a href={`#${course}`} className="link inline-flex min-h-11 items-center">
                      {texts.courses[course]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {dishes.length === 0 && (
            <div className="grid justify-items-center gap-4 border-y border-line py-16 text-center">
              <img
                src="/images/drawings/empty-plate.svg"
                alt=""
                width={160}
                height={132}
                className="drawing"
              />
              <p className="display text-xl">{isFiltered ? texts.empty : texts.none}</p>
              {isFiltered && (
                <>
                  <p>{texts.emptyHint}</p>
                  <LocalLink to="/menu" className="btn btn-leaf">
                    {texts.clear}
                  </LocalLink>
                </>
              )}
            </div>
          )}
          <div className="print:columns-2 print:gap-8">
            {courses.map((one) => (
              <Course key={one.course} {...one} isOpen={isFiltered} />
            ))}
          </div>
          <ReserveBar />
        </section>
        <div className="mt-12 max-w-3xl space-y-2 border-t-2 border-turmeric pt-4 print:mt-3 print:max-w-none print:break-inside-avoid print:pt-2 print:text-[7.5pt]">
          <p className="text-pretty">{texts.note}</p>
          <p className="text-sm text-stone print:text-[8pt]">{texts.prices}</p>
        </div>
      </div>
      <Reserve {...reserve} pageReply={actionData} />
    </>
  )
})
