import { useId } from 'react'
import { useLocation } from 'react-router'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import type { StaffEvent } from '#domain/event-desk/schemas.ts'
import type { PictureReply } from './event-replies.ts'

type PictureFormProps = { event: StaffEvent; pageReply: PictureReply | undefined }

/** The event's one picture, and a form to show another. */
export function PictureForm({ event, pageReply }: PictureFormProps) {
  const { events: texts, pictures } = useStaffMessages()
  const { pathname } = useLocation()
  const [inputId, hintId] = [useId(), useId()]
  const form = useReplyForm<PictureReply>({
    intents: ['picture'],
    pageReply,
    action: `${pathname}#picture`,
    refusalText: ({ reason }) => ({ text: reason === 'no_file' ? texts.noFile : pictures.faults[reason] }),
  })
  return (
    <OfficeCard id="picture" title={texts.picture}>
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
        <Picture
          image={event.image}
          alt={event.pictureAlt.en}
          shape="4:3"
          sizes="224px"
          className="aspect-[4/3] w-56 max-w-full rounded-field object-cover"
        />
        <ReplyFormFrame of={form} encType="multipart/form-data" className="grid content-start gap-4">
          {form.notice && (
            <FormNotice isError>
              <p className="font-semibold">{form.notice.text}</p>
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
            <SubmitButton intent="picture" pendingText={texts.uploading} className="btn btn-leaf">
              {texts.upload}
            </SubmitButton>
          </div>
        </ReplyFormFrame>
      </div>
    </OfficeCard>
  )
}
