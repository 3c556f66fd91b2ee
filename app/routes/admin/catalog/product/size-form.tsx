import { KeptField } from '#app/components/admin/catalog/kept-field.tsx'
import { newSizeDescription, sizeDescription } from '#app/components/admin/catalog/product-description.ts'
import { productRefusalText, type ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffProduct } from '#domain/catalog/catalog-desk/views.ts'

type SizeFormProps = {
  /** Left out for a new size. */
  size?: StaffProduct
  pageReply: ProductReply | undefined
}

const Input = inputOf(newSizeDescription.fields)

/** Asks for everything that a size has of its own. */
export function SizeForm({ size, pageReply }: SizeFormProps) {
  const staff = useStaffMessages()
  const { charge } = useMoney()
  const { sizes: texts } = staff.products
  return (
    <EditForm
      of={size ? sizeDescription : newSizeDescription}
      intent={size ? 'size' : 'add-size'}
      idPrefix="size"
      values={size ? sizeDescription.toValues(size) : { initialStock: '0' }}
      pageReply={pageReply}
      refusalText={(refusal) => productRefusalText(staff, refusal, charge)}
      submit={size ? texts.save : texts.add}
      buttonClassName={size ? 'btn-primary' : 'btn-leaf'}
    >
      <KeptField name="sure" />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Input name="netWeightValue" />
        <Input name="priceCents" />
        <Input name="sku" />
        <Input name="barcode" />
        {!size && <Input name="initialStock" />}
        <Input name="isActive" className="self-center" />
      </div>
    </EditForm>
  )
}
