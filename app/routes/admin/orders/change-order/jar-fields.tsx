import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FieldError, TextField } from '#app/components/forms/field.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { OrderToChange } from '#domain/orders/order-changes/schemas.ts'
import type { Jar } from '#domain/orders/order-entry/schemas.ts'
import { addField, MOST_ADDED, quantityField } from './change-fields.ts'

/** Fields for the number of each jar in the order, and for jars to add by code or name. */
export function JarFields({ lines, jars }: { lines: OrderToChange['lines']; jars: Jar[] }) {
  const { orderChange: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const
  return (
    <OfficeCard id="lines" title={texts.jars} hint={texts.jarsHint}>
      <datalist id="jars-to-add">
        {jars.map(({ id, sku, name, priceCents, stockQuantity }) => (
          <option key={id} value={`${name[locale]} (${sku})`}>
            {`${charge(priceCents)} · ${texts.inStock(stockQuantity)}`}
          </option>
        ))}
      </datalist>
      <div className="grid gap-3">
        {lines.map(({ productId, name, sku }) => (
          <TextField
            key={productId}
            name={quantityField(productId)}
            label={`${name} (${sku})`}
            input={number}
          />
        ))}
        <FieldError name="lines" />
        {Array.from({ length: MOST_ADDED }, (_, row) => (
          <div
            key={row}
            role="group"
            aria-label={texts.adding(row + 1)}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3"
          >
            <TextField
              name={addField(row, 'jar')}
              label={texts.add}
              isOptional
              input={{ list: 'jars-to-add', autoComplete: 'off', spellCheck: false, maxLength: 200 }}
            />
            <TextField name={addField(row, 'quantity')} label={texts.quantity} input={number} />
          </div>
        ))}
      </div>
    </OfficeCard>
  )
}
