import { ExportForm } from '#app/components/admin/export-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { DropPanel } from '#app/components/ui/drop-panel.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { PlainPage, Target } from '#app/request/page-path.ts'

type ListActionsProps = { search: NonNullable<Target['search']> }

/** The way to a new order, and a menu of the work on many and of their files; `search` is what the list shows. */
export function ListActions({ search }: ListActionsProps) {
  const { orders: texts, orderEntry } = useStaffMessages()
  return (
    <>
      <LocalLink to="/admin/orders/new" className="btn btn-leaf">
        {orderEntry.add}
      </LocalLink>
      <DropPanel
        label={texts.otherWork}
        button={
          <>
            {texts.otherWork}
            <Icon name="down" className="size-4" />
          </>
        }
        className="relative"
        buttonClassName="grid-flow-col gap-2 border-[1.5px] border-leaf px-5 font-semibold text-leaf"
        panelClassName="absolute top-full left-0 z-30 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-rice p-2 shadow-float sm:right-0 sm:left-auto"
      >
        <OtherWork search={search} />
      </DropPanel>
    </>
  )
}

function OtherWork({ search }: ListActionsProps) {
  const { orders: texts, bank, parcels, shipping, vat } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const pages: { to: PlainPage; text: string }[] = [
    { to: '/admin/orders/ship', text: shipping.title },
    { to: '/admin/orders/bank', text: bank.title },
    { to: '/admin/orders/claims', text: parcels.claims.nav },
    ...(isAdmin ? [{ to: '/admin/orders/vat' as const, text: vat.title }] : []),
  ]
  return (
    <>
      <ul>
        {pages.map(({ to, text }) => (
          <li key={to}>
            <LocalLink
              to={to}
              className="flex min-h-11 items-center rounded-field px-4 py-2 hover:bg-coconut focus-visible:-outline-offset-3"
            >
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
      {isAdmin && (
        <div className="mt-2 border-t border-line px-4 pt-2 pb-1">
          <ExportForm to={{ to: '/admin/orders/export.csv', search }} submit={texts.export} />
        </div>
      )}
    </>
  )
}
