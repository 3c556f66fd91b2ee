import { ExportForm } from '#app/components/admin/export-form.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { StaffCustomerView } from '#domain/customers/customer-desk/views.ts'
import type { CustomerReply } from './customer-reply.ts'
import { useCustomerForm } from './use-customer-form.ts'

type Props = { person: StaffCustomerView; pageReply: CustomerReply | undefined }

/** When somebody asks for their data, or for its deletion. */
export function DataRequests({ person, pageReply }: Props) {
  const { customer: texts } = useStaffMessages()
  const form = useCustomerForm(pageReply)
  return (
    <OfficeCard id="data" title={texts.data} hint={texts.dataHint}>
      <ExportForm
        to={{ to: '/admin/customers/:id/export', params: { id: person.id } }}
        submit={texts.export}
        hint={texts.exportHint}
      />
      <details open={pageReply?.intent === 'erase'}>
        <summary className="link min-h-11 cursor-pointer content-center">{texts.erase}</summary>
        <StaffForm {...form} intent="erase" idPrefix="erase" submit={texts.erase} buttonClassName="btn-line">
          <p className="text-sm text-stone">{texts.eraseHint}</p>
          <EmailField label={texts.eraseConfirm} autoComplete="off" />
        </StaffForm>
      </details>
    </OfficeCard>
  )
}
