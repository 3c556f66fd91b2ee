import type { Column } from '#app/components/admin/data-list.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useVoucherTexts } from '#app/components/admin/orders/use-voucher-texts.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffVoucher } from '#domain/orders/voucher-desk/views.ts'

/** A voucher's number, for whom it is, whether it was sent, and what is left of it. */
export function useVoucherColumns(): Column<StaffVoucher>[] {
  const { vouchers: texts } = useStaffMessages()
  const { sendingText } = useVoucherTexts()
  const { charge } = useMoney()
  return [
    {
      key: 'number',
      head: texts.number,
      cell: ({ id, number, toName }) => (
        <RowLink to="/admin/vouchers/:id" params={{ id }}>
          {number}
          {toName && ` · ${toName}`}
        </RowLink>
      ),
    },
    {
      key: 'from',
      head: texts.from,
      cell: ({ fromName, order }) => fromName || order?.buyer || texts.given,
    },
    { key: 'sends', head: texts.sends, cell: sendingText },
    { key: 'worth', head: texts.worth, isNumber: true, cell: ({ amountCents }) => charge(amountCents) },
    { key: 'left', head: texts.left, isNumber: true, cell: ({ leftCents }) => charge(leftCents) },
  ]
}
