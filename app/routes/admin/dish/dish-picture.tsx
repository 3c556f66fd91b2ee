import { useId } from 'react'
import { useLocation } from 'react-router'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import type { PictureReply } from './upload-action.ts'

type DishPictureProps = { image: string | null; pageReply: PictureReply | undefined }

/** The picture of a dish, and another file in its place. */
export function DishPicture({ image, pageReply }: DishPictureProps) {
  const { menu: texts, pictures, working } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const { pathname } = useLocation()
  const [inputId, hintId] = [useId(), useId()]
  const form = useReplyForm<PictureReply>({
    intents: ['picture'],
    pageReply,
    action: `${pathname}#picture`,
    refusalText: ({ reason }) => ({ text: reason === 'no_file' ? pictures.noFile : pictures.faults[reason] }),
  })
  const { notice } = form
  return (
    <OfficeCard id="picture" title={texts.pictureTitle}>
      <div className="grid gap-6 sm:grid-cols-[12rem_1fr]">
        {image ? (
          <Picture
            image={image}
            alt=""
            shape="4:3"
            sizes="192px"
            className="aspect-[4/3] w-48 rounded-field object-cover"
          />
        ) : (
          <p className="text-stone">{texts.noPicture}</p>
        )}
        <div className="grid content-start gap-4">
          <ReplyFormFrame of={form} encType="multipart/form-data" className="grid gap-4">
            {notice && (
              <FormNotice isError>
                <p className="font-semibold">{notice.text}</p>
              </FormNotice>
            )}
            <input type="hidden" name="intent" value="picture" />
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
              <SubmitButton intent="picture" pendingText={pictures.uploading} className="btn btn-leaf">
                {pictures.upload}
              </SubmitButton>
            </div>
          </ReplyFormFrame>
          {isAdmin && image && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-chilli-text">
                {texts.deletePicture}
              </summary>
              <ButtonForm className="grid justify-items-start gap-3">
                <p>{pictures.deleteQuestion}</p>
                <SubmitButton intent="remove_picture" pendingText={working} className="btn btn-line">
                  {texts.deletePicture}
                </SubmitButton>
              </ButtonForm>
            </details>
          )}
        </div>
      </div>
    </OfficeCard>
  )
}
