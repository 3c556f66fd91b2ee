import { NO_BATCH } from '#app/components/admin/catalog/no-batch.ts'
import { dayText } from '#app/components/admin/catalog/day-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { PackedLine } from '#domain/catalog/stock-desk/views.ts'
import type { OrderReply } from './order-reply.ts'

/** Names the form for one line: several stand on the page. */
export const repackIntent = ({ orderItemId }: PackedLine) => `repack-${orderItemId}`

type RepackFormProps = { line: PackedLine; pageReply: OrderReply | undefined }

/** Takes jars out of a packed order and puts others in; first those that must not leave the shop. */
export function RepackForm({ line, pageReply }: RepackFormProps) {
  const { inventory } = useStaffMessages()
  const locale = useLocale()
  const texts = inventory.packed
  const out = line.packed.find(({ fault }) => fault !== null) ?? line.packed[0]
  const into = line.others.find(({ batchId }) => batchId !== out?.batchId)
  function refusalText(refusal: NonNullable<OrderReply['refusal']>): RefusalText {
    switch (refusal.reason) {
      case 'too_few':
        return { text: inventory.refusals.too_few(refusal.left), field: 'toBatchId' }
      case 'unknown_batch':
        return { text: inventory.refusals.unknown_batch, field: 'toBatchId' }
      case 'same_batch':
        return { text: texts.refusals.same_batch, field: 'toBatchId' }
      case 'not_packing':
        return { text: texts.refusals.not_packing }
      default:
        return { text: texts.refusals.not_packed_from_it, field: 'quantity' }
    }
  }
  const intent = repackIntent(line)
  return (
    <StaffForm
      // Its first values change with what is packed.
      key={`${out?.batchId} ${out?.quantity} ${into?.batchId}`}
      intent={intent}
      idPrefix={intent}
      pageReply={pageReply}
      refusalText={refusalText}
      submit={texts.save}
      values={{
        fromBatchId: out?.batchId ?? NO_BATCH,
        toBatchId: into?.batchId ?? NO_BATCH,
        quantity: String(Math.min(out?.quantity ?? 0, into?.left ?? 0)),
      }}
      className="mt-4 max-w-xl gap-4"
    >
      <SelectField name="fromBatchId" label={texts.from} autoComplete="off">
        {line.packed.map(({ batchId, code, quantity }) => (
          <option key={batchId} value={batchId ?? NO_BATCH}>
            {texts.fromOption(code ?? inventory.notInBatch, quantity)}
          </option>
        ))}
      </SelectField>
      <SelectField name="toBatchId" label={texts.to} autoComplete="off">
        {line.others.map(({ batchId, code, bestBefore, left }) => (
          <option key={batchId} value={batchId ?? NO_BATCH}>
            {code && bestBefore
              ? inventory.batchOption(code, dayText(bestBefore, locale), left)
              : texts.looseOption(left)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="quantity"
        label={texts.quantity}
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
    </StaffForm>
  )
}
