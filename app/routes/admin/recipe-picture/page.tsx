import { useId } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { RecipeTabs } from '#app/components/admin/recipes/recipe-tabs.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { catchLostRequest, type FormReply } from '#app/components/forms/form-reply.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { isUpload, readUpload } from '#app/request/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/upload-pages.ts'
import { getStaffRecipe, setRecipePicture } from '#domain/recipe-desk/index.ts'
import { recipeIdInput, type RecipePictureResult } from '#domain/recipe-desk/schemas.ts'
import type { Route } from './+types/page.ts'

type Fault = Exclude<RecipePictureResult, { ok: true }>['reason'] | 'too_large' | 'too_many' | 'no_file'
type PictureReply = FormReply<{ reason: Fault }>

function requireId(params: { id: string }): string {
  const key = recipeIdInput.safeParse(params)
  if (!key.success) throw notFound('recipe')
  return key.data.id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId({ id: params.id })
  const { title, slug, isActive, image, pictureAlt } = await runVerb(context, (ctx) =>
    getStaffRecipe(ctx, { id }),
  )
  return { id, title, slug, isActive, image, pictureAlt }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId({ id: params.id })
  if (!isUpload(request)) throw badRequest()
  let fault: Fault | undefined = 'no_file'
  await readUpload(request, UPLOAD_PAGES['/admin/recipes/:id/picture'], async (file) => {
    if ('fault' in file) {
      fault = file.fault
      return
    }
    const { bytes } = file
    const result = await runVerb(context, (ctx) => setRecipePicture(ctx, { id, file: bytes }))
    fault = result.ok ? undefined : result.reason
  })
  if (fault) return answer<PictureReply>({ intent: 'upload', refusal: { reason: fault } })
  const to = { to: '/admin/recipes/:id/picture', params: { id } } as const
  return leadTo(context, to, { notice: 'recipe-picture-saved' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(async () => {
    try {
      return await serverAction()
    } catch (error) {
      if (!isRouteErrorResponse(error) || error.status !== 413) throw error
      const refusal = { reason: 'too_large' } as const
      return { intent: 'upload', values: {}, errors: {}, refusal } satisfies PictureReply
    }
  })
}

export default function RecipePicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, image, pictureAlt } = loaderData
  const { recipes: texts, pictures } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <OfficeHead
        title={texts.pictureTitle(title[locale] || title.en)}
        back={{ to: { to: '/admin/recipes' }, text: texts.all }}
      />
      <RecipeTabs recipe={loaderData} current="/admin/recipes/:id/picture" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OfficeCard id="picture" title={texts.picture}>
          {image ? (
            <Picture
              image={image}
              alt={pictureAlt[locale]}
              shape="4:3"
              sizes="(min-width: 64rem) 32rem, 100vw"
              className="aspect-[4/3] w-full rounded-field object-cover"
            />
          ) : (
            <p>{texts.noPicture}</p>
          )}
        </OfficeCard>
        <OfficeCard id="upload" title={image ? pictures.replace : texts.pictureUpload}>
          <UploadPicture pageReply={actionData} />
        </OfficeCard>
      </div>
    </>
  )
}

function UploadPicture({ pageReply }: { pageReply: PictureReply | undefined }) {
  const { recipes: texts, pictures } = useStaffMessages()
  const { pathname } = useLocation()
  const [inputId, hintId] = [useId(), useId()]
  const form = useReplyForm<PictureReply>({
    intents: ['upload'],
    pageReply,
    action: `${pathname}#form-upload`,
    refusalText: ({ reason }) => ({ text: reason === 'no_file' ? pictures.noFile : pictures.faults[reason] }),
  })
  return (
    <ReplyFormFrame of={form} id="form-upload" encType="multipart/form-data" className="grid gap-4">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <div>
        <label htmlFor={inputId} className="mb-1 block font-semibold">
          {texts.pictureFile}
        </label>
        <input
          id={inputId}
          type="file"
          name="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          aria-describedby={hintId}
          className="input w-full py-2"
        />
        <p id={hintId} className="mt-1 text-sm text-stone">
          {texts.pictureHint}
        </p>
      </div>
      <div>
        <SubmitButton intent="upload" pendingText={pictures.uploading} className="btn btn-leaf">
          {texts.pictureUpload}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
