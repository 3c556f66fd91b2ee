import { useId } from 'react'
import { useLocation } from 'react-router'
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
  /** What is said of a file that was taken. */
  good: string
  /** The picture in whose place one file is shown; without it, any number is added. */
  replaces?: string
}

/** A form for files: sends them all at once, and says what became of each. */
export function UploadForm({ intent, pageReply, label, hint, submit, good, replaces }: UploadFormProps) {
  const texts = useStaffMessages().pictures
  const refusalText = useRefusalText()
  const { pathname } = useLocation()
  const [inputId, hintId] = [useId(), useId()]
  const id = `form-${intent}`
  const form = useReplyForm<PicturesReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#${id}`,
    refusalText,
    onReply: ({ done }) => {
      // Who presses again would send the same files again.
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
      <div>
        <label htmlFor={inputId} className="mb-1 block font-semibold">
          {label}
        </label>
        <input
          id={inputId}
          type="file"
          name="files"
          accept="image/png,image/jpeg,image/webp,image/avif"
          multiple={replaces === undefined}
          aria-describedby={hintId}
          className="input w-full py-2"
        />
        <p id={hintId} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      </div>
      <div>
        <SubmitButton intent={intent} pendingText={texts.uploading} className="btn btn-leaf">
          {submit}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
