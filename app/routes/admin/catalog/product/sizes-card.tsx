import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { SizeList } from '#app/components/admin/catalog/size-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { StaffProduct, StaffSize } from '#domain/catalog/catalog-desk/views.ts'
import { SizeForm } from './size-form.tsx'

type SizesCardProps = { product: StaffProduct; sizes: StaffSize[]; pageReply: ProductReply | undefined }

/** The sizes of a product; on the page of one of them, what it has of its own. */
export function SizesCard({ product, sizes, pageReply }: SizesCardProps) {
  const { sizes: texts } = useStaffMessages().products
  const isAdmin = useIsAdmin()
  if (sizes.length === 0) return null
  return (
    <OfficeCard
      id="sizes"
      title={texts.title}
      {...(product.sizeOf && { hint: texts.ofHint })}
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
      <SizeList sizes={sizes} currentId={product.id} />
      {isAdmin && product.sizeOf && (
        <div className="mt-6 border-t border-line pt-4">
          <SizeForm key={product.version} size={product} pageReply={pageReply} />
        </div>
      )}
    </OfficeCard>
  )
}

/** The form for one more size of a product. */
export function AddSize({ pageReply }: Pick<SizesCardProps, 'pageReply'>) {
  const { sizes: texts } = useStaffMessages().products
  return (
    <OfficeCard id="add-size" title={texts.add} hint={texts.hint} className="mt-6">
      <SizeForm pageReply={pageReply} />
    </OfficeCard>
  )
}
