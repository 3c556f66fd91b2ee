import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

type RecipeTabsProps = {
  recipe: { id: string; slug: string; isActive: boolean }
  current: '/admin/recipes/:id' | '/admin/recipes/:id/picture'
}

const TAB =
  '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold aria-[current=page]:border-leaf aria-[current=page]:text-leaf'

/** The pages of one recipe in the office, and the way to its page in the shop and in the audit log. */
export function RecipeTabs({ recipe: { id, slug, isActive }, current }: RecipeTabsProps) {
  const { recipes: texts, products } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const tabs = [
    { to: '/admin/recipes/:id', text: texts.recipe },
    { to: '/admin/recipes/:id/picture', text: texts.picture },
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
      <LocalLink
        to="/recipes/:id"
        params={{ id: slug }}
        {...(!isActive && { search: { draft: '1' } })}
        className={TAB}
      >
        {isActive ? products.inShop : texts.preview}
      </LocalLink>
      {isAdmin && (
        <LocalLink to="/admin/audit" search={{ subject: id }} className={TAB}>
          {products.changes}
        </LocalLink>
      )}
    </nav>
  )
}
