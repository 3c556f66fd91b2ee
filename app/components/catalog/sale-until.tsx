import { formatDateTime } from '#shared/kernel/dates.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { useProductMessages } from './use-product-messages.ts'

/** Names the offer that a product is in, and says until when. */
export function SaleUntil({ name, endsAt }: Pick<NonNullable<ProductDetail['sale']>, 'name' | 'endsAt'>) {
  const texts = useProductMessages()
  return (
    <p className="mt-1 font-semibold text-leaf">
      {texts.saleUntil(name, formatDateTime(new Date(endsAt), useLocale()))}
    </p>
  )
}
