import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { GuestView } from '#domain/customers/data-requests/views.ts'
import type { GuestReply } from './guest-actions.ts'

/** Erases somebody who ordered without an account; their address is typed again. */
export function EraseGuest({ guest, pageReply }: { guest: GuestView; pageReply: GuestReply | undefined }) {
  const { guests: texts, customer } = useStaffMessages()
  return (
    <details open={pageReply?.intent === 'erase'}>
      <summary className="link min-h-11 cursor-pointer content-center">{texts.erase}</summary>
      <StaffForm<GuestReply>
        intent="erase"
        idPrefix="erase"
        pageReply={pageReply}
        refusalText={() => ({ text: customer.otherAddress, field: 'email' })}
        submit={texts.erase}
        buttonClassName="btn-line"
      >
        <p className="text-sm text-stone">{texts.eraseHint}</p>
        <input type="hidden" name="whom" value={guest.email} />
        <EmailField label={customer.eraseConfirm} autoComplete="off" />
      </StaffForm>
    </details>
  )
}
