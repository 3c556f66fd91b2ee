import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffOrderSummary } from '#domain/orders/order-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** The hold of an unpaid order, and the buttons that release it. */
export function HoldActions({ order }: { order: StaffOrderSummary }) {
  const { holds, working } = useStaffMessages()
  const locale = useLocale()
  const { id, number, itemCount, hold } = order
  if (!hold) return null
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-sm tabular-nums">{holds.until(itemCount, formatDateTime(hold.payBy, locale))}</p>
      <ButtonForm className="flex flex-wrap gap-2">
        <SubmitButton
          intent={`release-${id}`}
          pendingText={working}
          className="btn btn-line"
          aria-label={holds.releaseOne(number)}
        >
          {holds.release}
        </SubmitButton>
        {hold.ofBuyer > 1 && (
          <SubmitButton
            intent={`releaseAll-${id}`}
            pendingText={working}
            className="btn btn-line"
            aria-label={holds.releaseAllLike(hold.ofBuyer, number)}
          >
            {holds.releaseAll(hold.ofBuyer)}
          </SubmitButton>
        )}
      </ButtonForm>
    </div>
  )
}
