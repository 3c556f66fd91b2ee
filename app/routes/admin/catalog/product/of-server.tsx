import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServerProductView } from '#domain/catalog/catalog-sync/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Says that another server keeps the product, and what that means for somebody who edits it. */
export function OfServer({ product: { address, readAt, isGone } }: { product: ServerProductView }) {
  const { catalogServer: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <div className="card mb-6 grid justify-items-start gap-1 border-turmeric p-4">
      <p className="text-pretty wrap-anywhere">
        {texts.ofServer(address, formatDateTime(readAt, locale))} {isGone && texts.goneThere}
      </p>
      <LocalLink to="/admin/products/server" className="link inline-flex min-h-11 items-center">
        {texts.title}
      </LocalLink>
    </div>
  )
}
