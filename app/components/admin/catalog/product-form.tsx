import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { type TextKey, TRANSLATED } from '#shared/catalog/product-fields.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { KeptField } from './kept-field.tsx'
import { newProductDescription, productDescription, productTextsDescription } from './product-description.ts'
import { productRefusalText, type ProductReply } from './product-reply.ts'
import { TextMarks } from './text-marks.tsx'

type ProductFormProps = {
  /** The same for a new product and for one that is edited, so that each stays in its own form. */
  intent: 'create' | 'save' | 'texts'
  values: FormValues
  missing?: readonly TextKey[]
  stale?: readonly TextKey[]
  categories: StaffCategory[]
  pageReply: ProductReply | undefined
}

const Input = inputOf(newProductDescription.fields)
const DESCRIPTIONS = {
  create: newProductDescription,
  save: productDescription,
  texts: productTextsDescription,
}

/** All of a product that the person may edit. */
export function ProductForm({
  intent,
  values,
  missing = [],
  stale = [],
  categories,
  pageReply,
}: ProductFormProps) {
  const staff = useStaffMessages()
  const { products: texts } = staff
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { charge } = useMoney()
  return (
    <EditForm
      of={DESCRIPTIONS[intent]}
      intent={intent}
      values={values}
      pageReply={pageReply}
      refusalText={(refusal) => productRefusalText(staff, refusal, charge)}
      choices={{ categoryId: categories.map(({ id, name }) => ({ value: id, text: name[locale] })) }}
      submit={{ create: texts.create, save: texts.save, texts: texts.saveTexts }[intent]}
      unsaved={texts.unsaved}
      buttons={<PreviewButton to={pathTo('/admin/products/preview', locale)} label={texts.preview} />}
    >
      <KeptField name="sure" />
      <KeptField name="id" />
      <OfficeCard id="texts" title={texts.textsTitle} hint={texts.textsHint}>
        <div className="grid gap-6">
          {TRANSLATED.map((name) => (
            <fieldset key={name} className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
              <legend className="sr-only">{texts.fields[name]}</legend>
              <Input
                name={name}
                below={LOCALES.map((locale) => (
                  <TextMarks key={locale} field={name} locale={locale} missing={missing} stale={stale} />
                ))}
              />
            </fieldset>
          ))}
        </div>
      </OfficeCard>
      {isAdmin && <ProductFacts isNew={intent === 'create'} />}
    </EditForm>
  )
}

/** The fields for what a product is and costs, and whether it is sold: for admins. */
function ProductFacts({ isNew }: { isNew: boolean }) {
  const { products: texts } = useStaffMessages()
  const below = 'mt-6 border-t border-line pt-4'
  return (
    <>
      <OfficeCard id="publish" title={texts.publishTitle}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Input name="priceCents" />
          <Input name="vatClass" />
          <Input name="categoryId" />
          {isNew && <Input name="initialStock" />}
          <Input name="sortOrder" />
          <div className="self-center">
            <Input name="isActive" />
            <Input name="isFeatured" />
          </div>
        </div>
      </OfficeCard>
      <OfficeCard id="facts" title={texts.factsTitle}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Input name="sku" />
          <Input name="barcode" />
          <Input name="slug" />
          <Input name="netWeightValue" />
          <Input name="netWeightUnit" />
          <Input name="spiceLevel" />
          <Input name="tint" />
        </div>
        <Input name="keepCold" />
        <Input name="notFood" />
        <Input name="allergens" className={below} />
        <Input name="mayContain" className={below} />
        <Input name="dietTags" className={below} />
      </OfficeCard>
      <OfficeCard id="taste" title={texts.tasteTitle} hint={texts.tasteHint}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <Input name="taste" />
        </div>
      </OfficeCard>
      <OfficeCard id="nutrition" title={texts.nutritionTitle} hint={texts.nutritionHint}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <Input name="nutrition" />
        </div>
      </OfficeCard>
    </>
  )
}

/** Sends what is typed to a page of its own, past the router, which knows no other window. */
function PreviewButton({ to, label }: { to: string; label: string }) {
  return (
    <button
      type="submit"
      formAction={to}
      formTarget="preview"
      className="btn btn-line"
      onClick={(event) => {
        event.preventDefault()
        const { form } = event.currentTarget
        if (!form) return
        const { action, target } = form
        form.action = to
        form.target = 'preview'
        // Not `requestSubmit`: the router listens for that.
        form.submit()
        form.action = action
        form.target = target
      }}
    >
      {label}
    </button>
  )
}
