import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

type ProductTabsProps = {
  product: { id: string; slug: string; isActive: boolean }
  current: '/admin/products/:id' | '/admin/products/:id/pictures' | '/admin/inventory/:id'
}

const TAB =
  '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold aria-[current=page]:border-leaf aria-[current=page]:text-leaf'

/** The pages of one product in the office, and the way to it in the shop and in the audit log. */
export function ProductTabs({ product: { id, slug, isActive }, current }: ProductTabsProps) {
  const { products: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const tabs = [
    { to: '/admin/products/:id', text: texts.product },
    { to: '/admin/products/:id/pictures', text: texts.pictures },
    { to: '/admin/inventory/:id', text: texts.inventory },
  ] as const
  return (
    <nav aria-label={texts.tabs} className="mb-6 flex flex-wrap gap-x-6 border-b border-line print:hidden">
      {tabs.map(({ to, text }) => (
        <LocalLink
          key={to}
          to={to}
          params={{ id }}
          aria-current={to === current ? 'page' : undefined}
          className={TAB}
        >
          {text}
        </LocalLink>
      ))}
      {isActive && (
        <LocalLink to="/product/:id" params={{ id: slug }} className={TAB}>
          {texts.inShop}
        </LocalLink>
      )}
      {isAdmin && (
        <LocalLink to="/admin/audit" search={{ subject: id }} className={TAB}>
          {texts.changes}
        </LocalLink>
      )}
    </nav>
  )
}
