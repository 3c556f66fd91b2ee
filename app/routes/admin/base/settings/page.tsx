import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listSettings } from '#domain/base/settings/index.ts'
import type { SettingsState } from '#domain/base/settings/schemas.ts'
import { countOutsideHours } from '#domain/restaurant/table-desk/index.ts'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import type { Route } from './+types/page.ts'
import { fieldsOf } from '#app/components/admin/base/group-fields.ts'
import { GroupForm } from './group-form.tsx'
import { GroupStates } from './group-states.tsx'
import { SETTINGS_ACTIONS } from './settings-actions.ts'
import { StandingOutside } from './standing-outside.tsx'
import { toFields } from './settings-fields.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const views = await runVerb(context, listSettings)
  const outside = await runVerb(context, (ctx) => countOutsideHours(ctx, views.hours.value))
  const groups = SETTINGS_GROUPS.map((group) => {
    const { value, version, planned, history } = views[group]
    return {
      group,
      version,
      values: toFields(value),
      planned: planned.map((state) => toView(state)),
      history: history.map((state) => toView(state)),
    }
  })
  return { groups, outside }
}

function toView({ version: _, changedAt: __, value, ...state }: SettingsState) {
  return { ...state, values: toFields(value) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, SETTINGS_ACTIONS)
}

/** The owner's settings, a card for each group. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings: texts } = useStaffMessages()
  const purchase = usePurchaseMessages()
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} />
      <nav aria-label={texts.groupsLabel} className="mb-6 flex max-w-3xl flex-wrap gap-x-5">
        {SETTINGS_GROUPS.map((group) => (
          <a key={group} href={`#${group}`} className="link inline-flex min-h-11 items-center">
            {texts.groups[group]}
          </a>
        ))}
      </nav>
      <div className="grid max-w-3xl gap-6">
        {loaderData.groups.map(({ group, version, values, planned, history }) => {
          const fields = fieldsOf(group, texts, purchase.provinces)
          return (
            <OfficeCard key={group} id={group} title={texts.groups[group]} hint={texts.hints[group]}>
              {group === 'hours' && <StandingOutside outside={loaderData.outside} />}
              <GroupForm
                key={version}
                group={group}
                fields={fields}
                values={values}
                version={version}
                pageReply={actionData}
              />
              <GroupStates
                planned={planned}
                history={history}
                fields={fields}
                values={values}
                pageReply={actionData}
              />
            </OfficeCard>
          )
        })}
      </div>
    </>
  )
}
