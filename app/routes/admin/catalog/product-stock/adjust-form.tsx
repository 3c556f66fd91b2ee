import { FormKey } from '#app/components/admin/catalog/form-key.tsx'
import { useStockRefusal } from '#app/components/admin/catalog/use-stock-refusal.ts'
import { dayText } from '#app/components/admin/catalog/day-text.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FieldError, SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { InventoryView } from '#domain/catalog/stock-desk/views.ts'
import { ADJUSTMENT_REASONS } from '#shared/catalog/movements.ts'
import { NO_BATCH } from '#app/components/admin/catalog/no-batch.ts'
import type { StockReply } from './stock-actions.ts'

type AdjustFormProps = { view: InventoryView; formKey: string; pageReply: StockReply | undefined }

/** Takes jars out of stock by hand, or adds some, with a reason. */
export function AdjustForm({ view, formKey, pageReply }: AdjustFormProps) {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  const refusalText = useStockRefusal((_, field) => field)
  const open = view.batches.filter(({ remaining, recalledAt }) => remaining > 0 && !recalledAt)
  return (
    <OfficeCard id="adjust" title={texts.adjustTitle}>
      <StaffForm
        intent="adjust"
        idPrefix="adjust"
        pageReply={pageReply}
        refusalText={refusalText}
        submit={texts.adjust}
        className="gap-4"
      >
        <FormKey value={formKey} />
        <Direction />
        <TextField
          name="quantity"
          label={texts.quantity}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <SelectField name="reason" label={texts.reason} autoComplete="off" placeholder={texts.chooseReason}>
          {ADJUSTMENT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </SelectField>
        {open.length > 0 && (
          <SelectField name="batchId" label={texts.batchOf} autoComplete="off">
            <option value={NO_BATCH}>{texts.notInBatch}</option>
            {open.map(({ id, code, bestBefore, remaining }) => (
              <option key={id} value={id}>
                {texts.batchOption(code, dayText(bestBefore, locale), remaining)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField name="notes" label={texts.notes} isOptional input={{ autoComplete: 'off' }} />
      </StaffForm>
    </OfficeCard>
  )
}

function Direction() {
  const { inventory: texts } = useStaffMessages()
  const { value = 'down', id, error, errorId } = useField('direction')
  return (
    <fieldset id={id} aria-describedby={error && errorId}>
      <legend className="mb-1 font-semibold">{texts.direction}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['down', 'up'] as const).map((direction) => (
          <label
            key={direction}
            className="flex min-h-11 items-center gap-3 rounded-field border-[1.5px] border-line px-3 has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="direction"
              value={direction}
              defaultChecked={value === direction}
              className="size-5 shrink-0 accent-leaf outline-none"
            />
            {direction === 'down' ? texts.takeOut : texts.putIn}
          </label>
        ))}
      </div>
      <FieldError name="direction" />
    </fieldset>
  )
}
