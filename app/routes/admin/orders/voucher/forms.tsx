import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useVoucherFaultText } from '#app/components/admin/orders/use-voucher-fault-text.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffVoucher } from '#domain/orders/voucher-desk/views.ts'
import type { VoucherReply } from './voucher-actions.ts'

type TakeAtDoorProps = {
  voucher: StaffVoucher
  formKey: string
  pageReply: VoucherReply | undefined
}

/** Takes money of a voucher for a bill. */
export function TakeAtDoor({ voucher, formKey, pageReply }: TakeAtDoorProps) {
  const { take: texts } = useStaffMessages().vouchers
  const { charge } = useMoney()
  const refusalText = useVoucherFaultText()
  return (
    <OfficeCard id="take" title={texts.title} hint={texts.hint(charge(voucher.leftCents))}>
      <StaffForm<VoucherReply>
        intent="take"
        pageReply={pageReply}
        submit={texts.submit}
        refusalText={(refusal) => ({
          text: refusalText(refusal),
          ...(refusal.reason === 'voucher_too_little' && { field: 'amountCents' }),
        })}
      >
        <input type="hidden" name="key" value={formKey} />
        <TextField
          name="amountCents"
          label={texts.amount}
          input={{ inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }}
        />
        <TextField
          name="reason"
          label={texts.reason}
          isOptional
          input={{ autoComplete: 'off', maxLength: 100 }}
        />
      </StaffForm>
    </OfficeCard>
  )
}

/** Gives a voucher a new card in place of a lost one. */
export function ReplaceCard({ pageReply }: { pageReply: VoucherReply | undefined }) {
  const { replace: texts } = useStaffMessages().vouchers
  const refusalText = useVoucherFaultText()
  return (
    <OfficeCard id="replace" title={texts.title} hint={texts.hint}>
      <StaffForm<VoucherReply>
        intent="replace"
        idPrefix="replace"
        pageReply={pageReply}
        submit={texts.submit}
        buttonClassName="btn-line"
        refusalText={(refusal) => ({ text: refusalText(refusal) })}
      >
        <TextField name="reason" label={texts.reason} input={{ autoComplete: 'off', maxLength: 200 }} />
      </StaffForm>
    </OfficeCard>
  )
}
