import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { StaffMember } from '#domain/roles/schemas.ts'
import type { TeamReply } from './role-actions.ts'

type StaffTableProps = { staff: StaffMember[]; onRefusal: (text: string | undefined) => void }

/** The team. When a role is taken the focus goes to the table, not to the page's top. */
export function StaffTable({ staff, onRefusal }: StaffTableProps) {
  const { team } = useStaffMessages()
  const table = useRef<HTMLTableElement>(null)
  const roleCount = staff.reduce((sum, { roles }) => sum + roles.length, 0)
  const shownCount = useRef(roleCount)
  useEffect(() => {
    const hasShrunk = roleCount < shownCount.current
    shownCount.current = roleCount
    if (hasShrunk && document.activeElement === document.body) table.current?.focus()
  }, [roleCount])
  return (
    <table
      ref={table}
      tabIndex={-1}
      aria-labelledby="team-title"
      className="mt-6 w-full text-left outline-none"
    >
      <thead className="border-b border-line text-sm text-stone">
        <tr>
          <th scope="col" className="w-full py-2 pr-6 font-normal sm:w-1/2">
            {team.person}
          </th>
          <th scope="col" className="py-2 font-normal">
            {team.roles}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {staff.map((member) => (
          <tr key={member.id} className="align-baseline">
            <th scope="row" className="py-3 pr-6 wrap-anywhere">
              {member.name}
              <span className="block text-sm font-normal text-stone">{member.email}</span>
            </th>
            <td className="py-3 max-sm:whitespace-nowrap">
              <ul className="grid gap-2">
                {member.roles.map((role) => (
                  <li key={role}>
                    <HeldRole member={member} role={role} onRefusal={onRefusal} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeldRoleProps = {
  member: StaffMember
  role: StaffMember['roles'][number]
  onRefusal: StaffTableProps['onRefusal']
}

function HeldRole({ member, role, onRefusal }: HeldRoleProps) {
  const { team, roles, fieldErrors } = useStaffMessages()
  const form = useReplyForm<TeamReply>({
    intents: [],
    pageReply: undefined,
    action: `${useLocation().pathname}#team`,
    fieldErrors,
    refusalText: () => ({ text: team.lastAdmin }),
    onReply: (_, text) => onRefusal(text),
  })
  return (
    <ReplyFormFrame of={form} className="items-center gap-x-4 max-sm:grid sm:flex">
      <span className="sm:min-w-28">{roles[role]}</span>
      <input type="hidden" name="userId" value={member.id} />
      <input type="hidden" name="role" value={role} />
      <SubmitButton
        intent="revoke"
        className="link min-h-11 text-sm sm:min-h-8"
        aria-label={team.takeOne(roles[role], member.name)}
        onClick={() => onRefusal(undefined)}
      >
        {team.take}
      </SubmitButton>
    </ReplyFormFrame>
  )
}
