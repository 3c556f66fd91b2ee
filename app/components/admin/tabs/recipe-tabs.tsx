import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { OfficeTabs } from './office-tabs.tsx'

type RecipeTabsProps = {
  recipe: { id: string; slug: string; isActive: boolean }
  current: '/admin/recipes/:id' | '/admin/recipes/:id/picture'
}

/** The pages of one recipe in the office, and the way to its page in the shop and in the audit log. */
export function RecipeTabs({ recipe: { id, slug, isActive }, current }: RecipeTabsProps) {
  const { recipes: texts, products } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const params = { id }
  return (
    <OfficeTabs
      label={texts.tabs}
      current={current}
      tabs={[
        { to: '/admin/recipes/:id', params, text: texts.recipe },
        { to: '/admin/recipes/:id/picture', params, text: texts.picture },
        {
          to: '/recipes/:id',
          params: { id: slug },
          ...(!isActive && { search: { draft: '1' } }),
          text: isActive ? products.inShop : texts.preview,
        },
        ...(isAdmin
          ? [{ to: '/admin/audit', search: { subject: id }, text: products.changes } as const]
          : []),
      ]}
    />
  )
}
