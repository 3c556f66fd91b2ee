import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

/** The page that moderators get in place of one for admins. */
export function AdminsOnly() {
  const { adminsOnly } = useStaffMessages()
  return (
    <OfficeFrame>
      <PageHead title={adminsOnly.title} noIndex />
      <h1 className="text-2xl md:text-3xl">{adminsOnly.title}</h1>
      <p className="mt-3 max-w-xl text-lg text-pretty">{adminsOnly.text}</p>
      <p className="mt-8">
        <LocalLink to="/admin" className="btn btn-leaf">
          {adminsOnly.back}
        </LocalLink>
      </p>
    </OfficeFrame>
  )
}
