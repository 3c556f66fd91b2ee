import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { SizeList } from '#app/components/admin/catalog/size-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffProduct, StaffSize } from '#domain/catalog/catalog-desk/views.ts'
import { SizeForm } from './size-form.tsx'

type SizesCardProps = { product: StaffProduct; sizes: StaffSize[]; pageReply: ProductReply | undefined }

/** The other sizes of a product, and the form for one more; on the page of a size, what it has of its own. */
export function SizesCard({ product, sizes, pageReply }: SizesCardProps) {
  const { products } = useStaffMessages()
  const { sizes: texts } = products
  const isAdmin = useIsAdmin()
  if (product.isSet || (!isAdmin && sizes.length === 0)) return null
  const isReplied = pageReply?.intent === 'add-size'
  return (
    <OfficeCard
      id="sizes"
      title={texts.title}
      hint={product.sizeOf ? texts.ofHint : texts.hint}
      className="mb-6"
    >
      {product.sizeOf && (
        <LocalLink
          to="/admin/products/:id"
          params={{ id: product.sizeOf }}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.toProduct}
        </LocalLink>
      )}
      {sizes.length > 0 && <SizeList sizes={sizes} currentId={product.id} />}
      {isAdmin && !product.sizeOf && (
        <details open={isReplied} className="mt-4">
          <summary className="link min-h-11 cursor-pointer content-center">{texts.add}</summary>
          <div className="mt-3">
            <SizeForm pageReply={pageReply} />
          </div>
        </details>
      )}
      {isAdmin && product.sizeOf && (
        <div className="mt-6 border-t border-line pt-4">
          <SizeForm key={product.version} size={product} pageReply={pageReply} />
        </div>
      )}
    </OfficeCard>
  )
}
