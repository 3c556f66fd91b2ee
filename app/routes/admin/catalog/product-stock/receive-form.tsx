import { FormKey } from '#app/components/admin/catalog/form-key.tsx'
import { useStockRefusal } from '#app/components/admin/catalog/use-stock-refusal.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { StockReply } from './stock-actions.ts'

/** Receives one batch of the product. */
export function ReceiveForm({ formKey, pageReply }: { formKey: string; pageReply: StockReply | undefined }) {
  const { inventory: texts } = useStaffMessages()
  const refusalText = useStockRefusal((_, field) => field)
  return (
    <OfficeCard id="receive" title={texts.receiveTitle}>
      <StaffForm
        intent="receive"
        idPrefix="receive"
        pageReply={pageReply}
        refusalText={refusalText}
        submit={texts.receive}
        className="gap-4"
      >
        <FormKey value={formKey} />
        <TextField
          name="quantity"
          label={texts.quantity}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <TextField
          name="batchCode"
          label={texts.batch}
          hint={texts.batchHint}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        <TextField name="bestBefore" label={texts.bestBefore} input={{ type: 'date', autoComplete: 'off' }} />
        <TextField
          name="deliveryNote"
          label={texts.deliveryNote}
          isOptional
          input={{ autoComplete: 'off' }}
        />
      </StaffForm>
    </OfficeCard>
  )
}
