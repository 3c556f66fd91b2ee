import { useLocation } from 'react-router'
import { PictureFile } from '#app/components/forms/picture-file.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { PicturesReply } from './pictures-reply.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { Verdicts } from './verdicts.tsx'

type UploadFormProps = {
  intent: string
  pageReply: PicturesReply | undefined
  label: string
  hint: string
  submit: string
  /** The words for a file that was taken. */
  good: string
  /** The picture in whose place one file is shown; without it, any number is added. */
  replaces?: string
}

/** A form for files: sends them all at once, and says what became of each. */
export function UploadForm({ intent, pageReply, label, hint, submit, good, replaces }: UploadFormProps) {
  const texts = useStaffMessages().pictures
  const refusalText = useRefusalText()
  const { pathname } = useLocation()
  const id = `form-${intent}`
  const form = useReplyForm<PicturesReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#${id}`,
    refusalText,
    onReply: ({ done }) => {
      // Pressing again would send the same files again.
      if (done) form.form.current?.reset()
    },
  })
  const { notice, reply } = form
  return (
    <ReplyFormFrame of={form} id={id} encType="multipart/form-data" className="grid scroll-mt-28 gap-4">
      {notice && (
        <FormNotice isError>
          <p className="font-semibold">{notice.text}</p>
        </FormNotice>
      )}
      {reply?.done && <Verdicts verdicts={reply.done.verdicts} good={good} />}
      <input type="hidden" name="intent" value={intent} />
      {replaces !== undefined && <input type="hidden" name="replaces" value={replaces} />}
      <PictureFile name="files" label={label} hint={hint} isMultiple={replaces === undefined} />
      <div>
        <SubmitButton intent={intent} pendingText={texts.uploading} className="btn btn-leaf">
          {submit}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
