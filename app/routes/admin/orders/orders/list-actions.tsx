import { ExportForm } from '#app/components/admin/export-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Target } from '#app/request/page-path.ts'

/** The work on many orders, and the files of them; `search` is what the list shows. */
export function ListActions({ search }: { search: NonNullable<Target['search']> }) {
  const { orders: texts, orderEntry, bank, parcels, shipping, vat } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <>
      <LocalLink to="/admin/orders/new" className="btn btn-leaf">
        {orderEntry.add}
      </LocalLink>
      <LocalLink to="/admin/orders/ship" className="btn btn-line">
        {shipping.title}
      </LocalLink>
      <LocalLink to="/admin/orders/bank" className="btn btn-line">
        {bank.title}
      </LocalLink>
      <LocalLink to="/admin/orders/claims" className="btn btn-line">
        {parcels.claims.nav}
      </LocalLink>
      {isAdmin && (
        <>
          <LocalLink to="/admin/orders/vat" className="btn btn-line">
            {vat.title}
          </LocalLink>
          <ExportForm to={{ to: '/admin/orders/export.csv', search }} submit={texts.export} />
        </>
      )}
    </>
  )
}
