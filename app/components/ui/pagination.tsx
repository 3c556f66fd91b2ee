import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import type { Target } from '#app/request/page-path.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Icon } from './icons.tsx'

type PaginationProps = {
  label: string
  list: { page: number; pageSize: number; total: number }
  pageAt: (page: number) => Target
}

/** The way to the next and the previous page of a list, where there are several. */
export function Pagination({ label, list, pageAt }: PaginationProps) {
  const shop = useShopMessages()
  const { page, pageSize, total } = list
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-4">
      <div>
        {page > 1 && (
          <LocalLink {...pageAt(page - 1)} rel="prev" className="btn btn-line">
            <Icon name="left" className="size-5" />
            {shop.previousPage}
          </LocalLink>
        )}
      </div>
      <p className="tabular-nums">{shop.pageOf(page, pages)}</p>
      <div className="justify-self-end">
        {page < pages && (
          <LocalLink {...pageAt(page + 1)} rel="next" className="btn btn-line">
            {shop.nextPage}
            <Icon name="right" className="size-5" />
          </LocalLink>
        )}
      </div>
    </nav>
  )
}
