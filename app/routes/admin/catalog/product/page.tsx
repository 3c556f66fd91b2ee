import { ProductForm } from '#app/components/admin/catalog/product-form.tsx'
import { ProductTabs } from '#app/components/admin/tabs/product-tabs.tsx'
import { productRefusalText, type ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { productValues } from '#app/components/admin/catalog/product-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findServerProduct } from '#domain/catalog/catalog-sync/index.ts'
import { getProductForm } from '#domain/catalog/catalog-desk/index.ts'
import { productIdInput } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { IsSet } from './is-set.tsx'
import { OfServer } from './of-server.tsx'
import { deleteAction, saveProductAction, textsAction } from './save-action.ts'
import { addSizeAction, saveSizeAction } from './size-actions.ts'
import { AddSize, SizesCard } from './sizes-card.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(productIdInput.shape.id, params.id, 'product')
  const [form, ofServer] = await runVerb(context, (ctx) =>
    Promise.all([getProductForm(ctx, { id }), findServerProduct(ctx, { productId: id })]),
  )
  return { ...form, ofServer }
}

export async function action(args: Route.ActionArgs) {
  const id = requireParam(productIdInput.shape.id, args.params.id, 'product')
  return runIntent(
    { ...args, id },
    {
      save: saveProductAction,
      texts: textsAction,
      delete: deleteAction,
      'add-size': addSizeAction,
      size: saveSizeAction,
    },
  )
}

export default function AdminProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, categories, sizes, ofServer } = loaderData
  const { products: texts, offers } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const name = pick(product.name, useLocale())
  return (
    <>
      <OfficeHead
        title={name}
        back={{ to: { to: '/admin/products' }, text: texts.all }}
        actions={
          isAdmin && (
            <LocalLink to="/admin/offers/new" search={{ sku: product.sku }} className="btn btn-line">
              {offers.ofProduct}
            </LocalLink>
          )
        }
      />
      <ProductTabs product={product} current="/admin/products/:id" />
      {ofServer && <OfServer product={ofServer} />}
      {product.isSet ? (
        <IsSet id={product.id} />
      ) : (
        <SizesCard product={product} sizes={sizes} pageReply={actionData} />
      )}
      {!product.sizeOf && (
        <ProductForm
          key={product.version}
          intent={isAdmin ? 'save' : 'texts'}
          values={productValues(product)}
          missing={product.missingTexts}
          stale={product.staleTexts}
          categories={categories}
          pageReply={actionData}
        />
      )}
      {isAdmin && !product.sizeOf && !product.isSet && <AddSize pageReply={actionData} />}
      {isAdmin && <DeleteProduct pageReply={actionData} />}
    </>
  )
}

function DeleteProduct({ pageReply }: { pageReply: ProductReply | undefined }) {
  const staff = useStaffMessages()
  const { products: texts } = staff
  const { charge } = useMoney()
  return (
    <OfficeCard id="delete" title={texts.deleteTitle} hint={texts.deleteHint} className="mt-6">
      <StaffForm
        intent="delete"
        pageReply={pageReply}
        refusalText={(refusal) => productRefusalText(staff, refusal, charge)}
        submit={texts.delete}
        buttonClassName="btn-line"
      />
    </OfficeCard>
  )
}
