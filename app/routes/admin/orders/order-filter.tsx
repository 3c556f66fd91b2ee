import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { pathTo } from '#app/page-path.ts'
import { ORDER_STATUSES, type OrderFilter as OrderFilterName } from '#shared/orders/order-states.ts'

/** What the form sends for all of them: no option has an empty value (docs/specification.md §5). */
export const ANY_STATUS = 'all'

type OrderFilterProps = { search: string | undefined; status: OrderFilterName | undefined }

/** Which orders the list shows. */
export function OrderFilter({ search = '', status }: OrderFilterProps) {
  const { orders } = useStaffMessages()
  const { statuses } = useOrderMessages().order
  const locale = useLocale()
  const searchField = useRef<HTMLInputElement>(null)
  const statusField = useRef<HTMLSelectElement>(null)
  // The back button leads to another list: the fields follow.
  useEffect(() => {
    if (searchField.current) searchField.current.value = search
    if (statusField.current) statusField.current.value = status ?? ANY_STATUS
  }, [search, status])
  return (
    <Form
      role="search"
      method="get"
      action={pathTo('/admin/orders', locale)}
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div>
        <label htmlFor="search-orders" className="mb-1 block font-semibold">
          {orders.search}
        </label>
        <input
          ref={searchField}
          id="search-orders"
          name="search"
          type="search"
          className="input"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div>
        <label htmlFor="status-of-orders" className="mb-1 block font-semibold">
          {orders.status}
        </label>
        <select
          ref={statusField}
          id="status-of-orders"
          name="status"
          className="input"
          defaultValue={status ?? ANY_STATUS}
          autoComplete="off"
        >
          <option value={ANY_STATUS}>{orders.anyStatus}</option>
          <option value="unpaid">{orders.unpaid}</option>
          {ORDER_STATUSES.map((one) => (
            <option key={one} value={one}>
              {statuses[one]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn-leaf">
        {orders.show}
      </button>
      {(search || status) && (
        <LocalLink to="/admin/orders" className="link justify-self-start">
          {orders.showAll}
        </LocalLink>
      )}
    </Form>
  )
}
