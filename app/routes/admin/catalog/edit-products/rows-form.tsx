import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Badge } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffProductItem } from '#domain/catalog/catalog-desk/views.ts'
import type { RowsReply } from './edit-action.ts'
import { rowField } from './row-fields.ts'
import { PriceField, type RowProps, StockField, StockOfSet } from './row-inputs.tsx'
import { type PriceRow, usePriceRows } from './use-price-rows.ts'

type RowsFormProps = { items: StaffProductItem[]; reply: RowsReply | undefined }

/** The products of the page and their sizes, each with a field for its price and one for its stock, saved by one button. */
export function RowsForm({ items, reply }: RowsFormProps) {
  const { products: texts, working } = useStaffMessages()
  const { search } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === 'save'
  const rows = usePriceRows(items)
  const warning = useUnsavedWarning({
    question: texts.unsaved,
    isSending,
    wasTyped: reply !== undefined && !reply.errors['rows'],
    isOfSearch: true,
  })
  return (
    <Form method="post" action={search || '?'} noValidate {...warning}>
      <Verdict rows={rows} reply={reply} />
      <DataList
        label={texts.rows.title}
        rows={rows.map((item) => ({ item, reply }))}
        keyOf={({ item }) => item.id}
        columns={[
          { key: 'product', head: texts.product, cell: productCell },
          { key: 'price', head: texts.rows.price, cell: priceCell },
          { key: 'stock', head: texts.stock, cell: stockCell },
        ]}
      />
      <div className="sticky bottom-0 z-10 mt-4 border-t border-line bg-coconut py-3 max-lg:bottom-14">
        <button name="intent" value="save" className="btn btn-primary" aria-busy={isSending}>
          {isSending ? working : texts.rows.save}
        </button>
        <noscript>
          <p className="mt-2 text-sm">{texts.rows.saveFirst}</p>
        </noscript>
      </div>
    </Form>
  )
}

const productCell = (row: RowProps) => <ProductCell {...row} />
const priceCell = (row: RowProps) => <PriceField {...row} />
const stockCell = (row: RowProps) => (row.item.isSet ? <StockOfSet {...row} /> : <StockField {...row} />)

function ProductCell({ item: { id, name, sku, isActive, isSize } }: RowProps) {
  const { products: texts } = useStaffMessages()
  return (
    <span className={isSize ? 'block md:pl-6' : 'block'}>
      <LocalLink to="/admin/products/:id" params={{ id }} className="link inline-block py-1">
        {name}
      </LocalLink>
      <span className="flex flex-wrap items-center gap-2 text-sm font-normal text-stone">
        {sku}
        {!isActive && <Badge>{texts.draft}</Badge>}
      </span>
    </span>
  )
}

/** Names the rows that are not saved, first of all after a press. */
function Verdict({ rows, reply }: { rows: PriceRow[]; reply: RowsReply | undefined }) {
  const { products: texts } = useStaffMessages()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  if (!reply) return null
  const { done, errors, refusal } = reply
  const wrong = rows.flatMap(({ id, name }) => {
    const row = done?.refused.find((row) => row.id === id)
    const { price, stock } = { price: rowField.price(id), stock: rowField.stock(id) }
    if (errors[price] || row?.price || row?.isGone) return [{ field: price, name }]
    return errors[stock] || row?.stock ? [{ field: stock, name }] : []
  })
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="notice mb-6">
      <p className="font-semibold">{said()}</p>
      {wrong.length > 0 && (
        <ul className="mt-1">
          {wrong.map(({ field, name }) => (
            <li key={field}>
              <a href={`#${field}`} className="link inline-flex min-h-8 items-center">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function said(): string {
    if (refusal) return texts.rows.lost
    if (done) return texts.rows.verdict(done.refused.length)
    return errors['rows'] ? texts.rows.nothing : texts.rows.wrong
  }
}
