import { ProductTabs } from '#app/components/admin/tabs/product-tabs.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { listPictures } from '#domain/catalog/product-pictures/index.ts'
import { productOfPictures } from '#domain/catalog/product-pictures/schemas.ts'
import type { Route } from './+types/page.ts'
import { PICTURE_ACTIONS } from './pictures-actions.ts'
import { PictureItem } from './picture-item.tsx'
import { uploadAction } from './upload-action.ts'
import { UploadForm } from './upload-form.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = requireParam(productOfPictures, { productId: params.id }, 'product')
  const pictures = await runVerb(context, (ctx) => listPictures(ctx, key))
  if (!pictures.sizeOf) return pictures
  throw leadTo(context, { to: '/admin/products/:id/pictures', params: { id: pictures.sizeOf } })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { productId } = requireParam(productOfPictures, { productId: params.id }, 'product')
  if (isUpload(request)) return uploadAction({ request, context, productId })
  return runIntent({ request, url, context, productId }, PICTURE_ACTIONS)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('add', serverAction)
}

export default function ProductPicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { productId, name, slug, isActive, isSet, pictures } = loaderData
  const { pictures: texts, products, media } = useStaffMessages()
  const dragOf = useDragOrder()
  const locale = useLocale()
  return (
    <>
      <OfficeHead
        title={texts.title(pick(name, locale))}
        back={{ to: { to: '/admin/products' }, text: products.all }}
      />
      <ProductTabs
        product={{ id: productId, slug, isActive, isSet }}
        current="/admin/products/:id/pictures"
      />
      <div className="grid gap-6">
        <OfficeCard id="add" title={texts.add}>
          <UploadForm
            intent="add"
            pageReply={actionData}
            label={texts.files}
            hint={texts.addHint(UPLOAD_PAGES['/admin/products/:id/pictures'].files)}
            submit={texts.upload}
            good={texts.added}
          />
        </OfficeCard>
        <OfficeCard id="pictures" title={texts.list} hint={texts.listHint}>
          {pictures.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
          {pictures.length > 1 && (
            <p className="mb-4 text-sm text-stone pointer-coarse:hidden">{texts.drag}</p>
          )}
          <ol className="grid gap-4">
            {pictures.map((picture, place) => (
              <PictureItem
                key={picture.id}
                picture={picture}
                place={place}
                count={pictures.length}
                pageReply={actionData}
                drag={dragOf(picture.id, place)}
              />
            ))}
          </ol>
        </OfficeCard>
        <p>
          <LocalLink to="/admin/media" className="link inline-flex min-h-11 items-center">
            {media.title}
          </LocalLink>
        </p>
      </div>
    </>
  )
}
