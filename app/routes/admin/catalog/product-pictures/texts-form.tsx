import { ChangedNotice } from '#app/components/admin/changed/changed-notice.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocation } from 'react-router'
import type { ProductPicture } from '#domain/catalog/product-pictures/views.ts'
import type { PicturesReply } from './pictures-reply.ts'

type TextsFormProps = { picture: ProductPicture; pageReply: PicturesReply | undefined }

/** A form that describes a picture in both languages, side by side. */
export function TextsForm({ picture, pageReply }: TextsFormProps) {
  const { pictures: texts, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const intent = `describe-${picture.id}`
  const form = useReplyForm<PicturesReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#picture-${picture.id}`,
    values: { altEn: picture.alt.en, altTh: picture.alt.th },
    fieldErrors,
  })
  const { reply } = form
  const current = reply?.refusal?.reason === 'changed' ? reply.refusal.current : undefined
  const typed = (name: string) => reply?.values[name] ?? ''
  return (
    <ReplyFormFrame of={form} idPrefix={picture.id} className="grid gap-3">
      {current && (
        <ChangedNotice
          fields={[
            { label: texts.altEn, saved: current.alt.en, typed: typed('altEn') },
            { label: texts.altTh, saved: current.alt.th, typed: typed('altTh') },
          ]}
        />
      )}
      <input type="hidden" name="version" value={current?.version ?? picture.version} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="altEn" label={texts.altEn} isOptional input={{ lang: 'en' }} />
        <TextField name="altTh" label={texts.altTh} isOptional input={{ lang: 'th' }} />
      </div>
      <p className="text-sm text-stone">{texts.altHint}</p>
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-line">
          {texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
