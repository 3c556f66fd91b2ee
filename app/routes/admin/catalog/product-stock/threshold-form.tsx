import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { InventoryView } from '#domain/catalog/stock-desk/views.ts'
import type { StockReply } from './stock-actions.ts'

type ThresholdFormProps = {
  view: InventoryView
  shopsThreshold: number
  pageReply: StockReply | undefined
}

/** Up to how many of the product are few. */
export function ThresholdForm({ view, shopsThreshold, pageReply }: ThresholdFormProps) {
  const { inventory: texts } = useStaffMessages()
  return (
    <OfficeCard id="threshold" title={texts.thresholdTitle} hint={texts.thresholdHint}>
      <StaffForm
        intent="threshold"
        pageReply={pageReply}
        submit={texts.save}
        buttonClassName="btn-line"
        className="gap-4"
        values={{ threshold: view.ownThreshold === null ? '' : String(view.ownThreshold) }}
      >
        <TextField
          name="threshold"
          label={texts.threshold}
          hint={texts.thresholdEmpty(shopsThreshold)}
          isOptional
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
      </StaffForm>
    </OfficeCard>
  )
}
