import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

type CursorPagerProps = {
  label: string
  /** Undefined at the beginning of the list. */
  previous: Target | undefined
  /** Undefined at its end. */
  next: Target | undefined
}

/** The way to the neighbouring pages of a list that nobody has counted. */
export function CursorPager({ label, previous, next }: CursorPagerProps) {
  const shop = useShopMessages()
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="mt-8 flex justify-between gap-4 print:hidden">
      {previous && (
        <LocalLink {...previous} rel="prev" className="btn btn-line">
          <Icon name="left" className="size-5" />
          {shop.previousPage}
        </LocalLink>
      )}
      {next && (
        <LocalLink {...next} rel="next" className="btn btn-line ml-auto">
          {shop.nextPage}
          <Icon name="right" className="size-5" />
        </LocalLink>
      )}
    </nav>
  )
}
