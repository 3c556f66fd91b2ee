import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { OnePictureForm } from '#app/components/admin/base/one-picture-form.tsx'
import { RecipeTabs } from '#app/components/admin/tabs/recipe-tabs.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { storeUploadedPicture } from '#app/request/uploads/store-uploaded-picture.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { getStaffRecipe, setRecipePicture } from '#domain/recipes/recipe-desk/index.ts'
import { recipeIdInput } from '#domain/recipes/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(recipeIdInput.shape.id, params.id, 'recipe')
  const { title, slug, isActive, image, pictureAlt } = await runVerb(context, (ctx) =>
    getStaffRecipe(ctx, { id }),
  )
  return { id, title, slug, isActive, image, pictureAlt }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireParam(recipeIdInput.shape.id, params.id, 'recipe')
  if (!isUpload(request)) throw badRequest()
  const refused = await storeUploadedPicture(request, UPLOAD_PAGES['/admin/recipes/:id/picture'], (file) =>
    runVerb(context, (ctx) => setRecipePicture(ctx, { id, file })),
  )
  const to = { to: '/admin/recipes/:id/picture', params: { id } } as const
  return refused ?? leadTo(context, to, { notice: 'picture-uploaded' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('picture', serverAction)
}

export default function RecipePicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, image, pictureAlt } = loaderData
  const { recipes: texts, pictures } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <OfficeHead
        title={texts.pictureTitle(pick(title, locale))}
        back={{ to: { to: '/admin/recipes' }, text: texts.all }}
      />
      <RecipeTabs recipe={loaderData} current="/admin/recipes/:id/picture" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OfficeCard id="picture" title={texts.picture}>
          {image ? (
            <Picture
              image={image}
              alt={pick(pictureAlt, locale)}
              shape="4:3"
              sizes="(min-width: 64rem) 32rem, 100vw"
              className="aspect-[4/3] w-full rounded-field object-cover"
            />
          ) : (
            <p>{texts.noPicture}</p>
          )}
        </OfficeCard>
        <OfficeCard id="upload" title={image ? pictures.replace : texts.picture}>
          <OnePictureForm pageReply={actionData} />
        </OfficeCard>
      </div>
    </>
  )
}
