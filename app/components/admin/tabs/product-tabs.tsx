import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { OfficeTabs } from './office-tabs.tsx'

type ProductTabsProps = {
  product: { id: string; slug: string; isActive: boolean; isSet: boolean; sizeOf?: string | null }
  current:
    | '/admin/products/:id'
    | '/admin/products/:id/pictures'
    | '/admin/products/:id/parts'
    | '/admin/inventory/:id'
}

/** The pages of one product in the office, and the way to it in the shop and in the audit log. */
export function ProductTabs({ product, current }: ProductTabsProps) {
  const { id, slug, isActive, isSet, sizeOf } = product
  const { products: texts, sets } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const params = { id }
  return (
    <OfficeTabs
      label={texts.tabs}
      current={current}
      tabs={[
        { to: '/admin/products/:id', params, text: texts.product },
        // A size has the pictures of its product, and is no set.
        { to: '/admin/products/:id/pictures', params: { id: sizeOf ?? id }, text: texts.pictures },
        ...(sizeOf ? [] : [{ to: '/admin/products/:id/parts', params, text: sets.tab } as const]),
        // A set has no stock of its own.
        ...(isSet ? [] : [{ to: '/admin/inventory/:id', params, text: texts.inventory } as const]),
        ...(isActive ? [{ to: '/product/:id', params: { id: slug }, text: texts.inShop } as const] : []),
        ...(isAdmin ? [{ to: '/admin/audit', search: { subject: id }, text: texts.changes } as const] : []),
      ]}
    />
  )
}
