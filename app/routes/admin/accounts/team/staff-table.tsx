import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffMember } from '#domain/accounts/roles/views.ts'
import type { TeamReply } from './role-actions.ts'
import { useTeamRefusal } from './use-team-refusal.ts'

type StaffTableProps = { staff: StaffMember[]; pageReply: TeamReply | undefined }

/** The team. When a role is taken the focus goes to the table, not to the page's top. */
export function StaffTable({ staff, pageReply }: StaffTableProps) {
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
    <table ref={table} tabIndex={-1} aria-label={team.title} className="w-full text-left outline-none">
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
              {member.name || member.email}
              {member.name && <span className="block text-sm font-normal text-stone">{member.email}</span>}
              {member.isInvited && (
                <LocalLink
                  to="/admin/customers/:id"
                  params={{ id: member.id }}
                  className="link inline-flex min-h-11 items-center text-sm font-normal"
                >
                  {team.invited}
                </LocalLink>
              )}
            </th>
            <td className="py-3 max-sm:whitespace-nowrap">
              <ul className="grid gap-2">
                {member.roles.map((role) => (
                  <li key={role}>
                    <HeldRole member={member} role={role} pageReply={pageReply} />
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
  pageReply: TeamReply | undefined
}

/** A role, and folded away how to take it from its holder. */
function HeldRole({ member, role, pageReply }: HeldRoleProps) {
  const { team, roles, fieldErrors, working } = useStaffMessages()
  const { userId, role: sentRole } = pageReply?.values ?? {}
  const isMine = userId === member.id && sentRole === role
  const form = useReplyForm<TeamReply>({
    intents: ['revoke'],
    pageReply: isMine ? pageReply : undefined,
    action: useLocation().pathname,
    fieldErrors,
    refusalText: useTeamRefusal(),
  })
  return (
    <details open={isMine}>
      <summary className="min-h-11 content-center sm:min-h-8">
        <span className="inline-block min-w-28">{roles[role]}</span>{' '}
        <span className="link text-sm">
          <span aria-hidden="true">{team.take}</span>
          <span className="sr-only">{team.takeOne(roles[role], member.name || member.email)}</span>
        </span>
      </summary>
      <ReplyFormFrame of={form} idPrefix={`${role}-${member.id}`} className="my-3 grid gap-4">
        {form.notice && (
          <FormNotice isError>
            <p>{form.notice.text}</p>
          </FormNotice>
        )}
        <input type="hidden" name="userId" value={member.id} />
        <input type="hidden" name="role" value={role} />
        <div>
          <SubmitButton intent="revoke" pendingText={working} className="btn btn-line">
            {team.take}
          </SubmitButton>
        </div>
      </ReplyFormFrame>
    </details>
  )
}
