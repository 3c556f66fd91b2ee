import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { FilterBar } from '#app/components/admin/filter-bar.tsx'
import { optionsOf } from '#app/components/admin/filters.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getVitals, listBrowserErrors, solveBrowserError } from '#domain/base/monitor/index.ts'
import { getVitalsInput, listBrowserErrorsInput } from '#domain/base/monitor/schemas.ts'
import { DEVICES, VITALS_DAYS } from '#shared/base/monitor/vitals.ts'
import { serialId } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'
import { BrowserErrorList } from './browser-error-list.tsx'
import { Figures } from './figures.tsx'
import { addressOf, type Chosen } from './monitor-address.ts'

function chosenIn(url: URL): Chosen {
  return { ...listInput(url, getVitalsInput), ...listInput(url, listBrowserErrorsInput) }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = chosenIn(url)
  const [vitals, errors] = await Promise.all([
    runVerb(context, (ctx) => getVitals(ctx, chosen)),
    runVerb(context, (ctx) => listBrowserErrors(ctx, chosen)),
  ])
  return { vitals, errors, chosen }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { solve: solveAction })
}

async function solveAction({ url, context, form }: FormRequest) {
  const id = serialId.safeParse(form.get('id'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => solveBrowserError(ctx, { id: id.data }))
  return leadTo(context, { ...addressOf(chosenIn(url)), hash: 'errors' }, { notice: 'error-solved' })
}

export default function MonitorPage({ loaderData }: Route.ComponentProps) {
  const { monitor } = useStaffMessages()
  const { vitals, errors, chosen } = loaderData
  const { days, pages, device, route } = chosen
  const { filters } = monitor
  const isFiltered = days !== 28 || pages !== 'shop' || device !== undefined || route !== undefined
  const spans = VITALS_DAYS.filter((one) => one !== 28).map((one) => ({
    value: String(one),
    text: filters.last(one),
  }))
  const office = [{ value: 'office', text: filters.office }]
  return (
    <>
      <OfficeHead title={monitor.title} hint={monitor.hint} />
      <FilterBar
        page={{ to: '/admin/monitor' }}
        chosen={{ days, device, pages, route }}
        filters={[
          { name: 'days', label: filters.days, any: filters.last(28), standard: '28', options: spans },
          {
            name: 'device',
            label: filters.device,
            any: filters.anyDevice,
            options: optionsOf(monitor.devices, DEVICES),
          },
          { name: 'pages', label: filters.pages, any: filters.shop, standard: 'shop', options: office },
        ]}
      >
        {route && <input type="hidden" name="route" value={route} />}
      </FilterBar>
      {route && <p className="mb-6 text-lg font-semibold wrap-anywhere">{filters.onlyRoute(route)}</p>}
      {vitals.routes.length > 0 ? (
        <Figures vitals={vitals} chosen={chosen} />
      ) : (
        <OfficeCard id="vitals" title={monitor.title}>
          <EmptyState title={isFiltered ? monitor.noneMatch : monitor.none} text={monitor.noneText} />
        </OfficeCard>
      )}
      <BrowserErrorList list={errors} chosen={chosen} />
    </>
  )
}
