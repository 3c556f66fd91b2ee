import { data } from 'react-router'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runPart } from '#app/request/run-verb.ts'
import { listStaff } from '#domain/accounts/roles/index.ts'
import type { Route } from './+types/page.ts'
import { GiveRole } from './give-role.tsx'
import { ROLE_ACTIONS } from './role-actions.ts'
import { StaffTable } from './staff-table.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const team = await runPart(context, listStaff)
  return 'value' in team ? { staff: team.value } : data({ staff: undefined }, team)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, ROLE_ACTIONS)
}

/** The people who may do more than buy; admins give and take roles here. */
export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { team } = useStaffMessages()
  const { staff } = loaderData
  return (
    <>
      <OfficeHead title={team.title} hint={team.hint} />
      {staff ? (
        <StaffTable staff={staff} pageReply={actionData} />
      ) : (
        <p className="notice notice-error">{team.loadFailed}</p>
      )}
      <GiveRole pageReply={actionData} />
    </>
  )
}
