import type { InputHTMLAttributes, ReactNode } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { fromCents } from '#shared/catalog/rand.ts'
import type { RowsReply } from './edit-action.ts'
import { rowField } from './row-fields.ts'
import type { PriceRow } from './use-price-rows.ts'

export type RowProps = { item: PriceRow; reply: RowsReply | undefined }

/** The price of a row: what is typed, what was seen, and what is wrong with it. */
export function PriceField({ item, reply }: RowProps) {
  const { products: texts, fieldErrors } = useStaffMessages()
  const { charge } = useMoney()
  const { id, name, priceCents } = item
  const field = rowField.price(id)
  const row = reply?.done?.refused.find((row) => row.id === id)
  const refusal = row?.price
  const error = reply?.errors[field]
  return (
    <>
      <Seen name={rowField.seenPrice(id)} value={priceCents} reply={reply} />
      {refusal?.reason === 'price_jump' && (
        <input type="hidden" name={rowField.sure(id)} value={fromCents(refusal.afterCents)} readOnly />
      )}
      <RowInput
        name={field}
        label={texts.rows.priceOf(name)}
        value={reply?.values[field] ?? fromCents(priceCents)}
        inputMode="decimal"
      >
        {error && fieldErrors[error]}
        {row?.isGone && texts.rows.gone}
        {refusal?.reason === 'price_jump' &&
          texts.rows.priceJump(name, charge(refusal.beforeCents), charge(refusal.afterCents))}
        {refusal?.reason === 'price_changed' &&
          texts.rows.priceChanged(charge(refusal.currentCents), refusal.by)}
      </RowInput>
    </>
  )
}

/** The same for the stock that is for sale. */
export function StockField({ item, reply }: RowProps) {
  const { products: texts, fieldErrors, inventory } = useStaffMessages()
  const { id, name, stockQuantity } = item
  const field = rowField.stock(id)
  const refusal = reply?.done?.refused.find((row) => row.id === id)?.stock
  const error = reply?.errors[field]
  return (
    <>
      <Seen name={rowField.seenStock(id)} value={stockQuantity} reply={reply} />
      <RowInput
        name={field}
        label={texts.rows.stockOf(name)}
        value={reply?.values[field] ?? String(stockQuantity)}
        inputMode="numeric"
      >
        {error && fieldErrors[error]}
        {refusal?.reason === 'stock_changed' && texts.rows.stockChanged(refusal.stock)}
        {refusal?.reason === 'too_few' && (
          <span>
            {texts.rows.inBatches(refusal.left)}{' '}
            <LocalLink to="/admin/inventory/:id" params={{ id }} className="link">
              {inventory.adjustTitle}
            </LocalLink>
          </span>
        )}
      </RowInput>
    </>
  )
}

/** The stock of a set, which its parts allow: it is changed with theirs. */
export function StockOfSet({ item: { id, stockQuantity } }: Pick<RowProps, 'item'>) {
  const { products: texts } = useStaffMessages()
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="tabular-nums">{stockQuantity}</span>
      <LocalLink to="/admin/products/:id/parts" params={{ id }} className="link inline-block py-1 text-sm">
        {texts.rows.ofParts}
      </LocalLink>
    </span>
  )
}

/** Goes with the row unseen: what is replaced, so that nobody replaces what they have not seen. */
function Seen({ name, value, reply }: { name: string; value: number; reply: RowsReply | undefined }) {
  return <input type="hidden" name={name} value={reply?.values[name] ?? value} readOnly />
}

type RowInputProps = {
  name: string
  label: string
  value: string
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Says what is wrong, if anything is. */
  children: ReactNode[]
}

function RowInput({ name, label, value, inputMode, children }: RowInputProps) {
  const errorId = `${name}-error`
  const isWrong = children.some(Boolean)
  return (
    <span className="grid max-w-64 gap-1">
      <input
        id={name}
        name={name}
        aria-label={label}
        defaultValue={value}
        inputMode={inputMode}
        autoComplete="off"
        className="input max-w-32 scroll-mt-20 text-right tabular-nums"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
      />
      {isWrong && (
        <span id={errorId} className="flex gap-1.5 text-sm font-semibold text-chilli-text">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </span>
      )}
    </span>
  )
}
