import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** The ways to reach somebody: links that begin a mail, or a call. */
export function PersonContact({ email, phone }: { email: string; phone: string | null }) {
  const { customer: texts } = useStaffMessages()
  return (
    <>
      <p className="wrap-anywhere">
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
          {email}
        </a>
      </p>
      <p>
        {phone ? (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        ) : (
          <span className="text-stone">{texts.noPhone}</span>
        )}
      </p>
    </>
  )
}
