import { useLocation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { PictureFile } from '#app/components/forms/picture-file.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'

export type OnePictureRefusal = StoreRefusal | 'too_large' | 'too_many' | 'no_file'
export type OnePictureReply = FormReply<{ reason: OnePictureRefusal }>

/** The form for the one picture of a recipe, an event or a dish. */
export function OnePictureForm({ pageReply }: { pageReply: OnePictureReply | undefined }) {
  const texts = useStaffMessages().pictures
  const { pathname } = useLocation()
  const form = useReplyForm<OnePictureReply>({
    intents: ['picture'],
    pageReply,
    action: `${pathname}#form-picture`,
    refusalText: ({ reason }) => ({ text: reason === 'no_file' ? texts.noFile : texts.faults[reason] }),
  })
  return (
    <ReplyFormFrame of={form} id="form-picture" encType="multipart/form-data" className="grid gap-4">
      {form.notice && (
        <FormNotice isError>
          <p className="font-semibold">{form.notice.text}</p>
        </FormNotice>
      )}
      <input type="hidden" name="intent" value="picture" />
      <PictureFile name="file" label={texts.file} hint={texts.fileHint} />
      <div>
        <SubmitButton intent="picture" pendingText={texts.uploading} className="btn btn-leaf">
          {texts.upload}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
