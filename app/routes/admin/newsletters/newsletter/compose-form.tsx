import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import type {
  NewsletterReply,
  NewsletterValues,
} from '#app/components/admin/newsletters/newsletter-values.ts'
import { PICTURE_FORMATS } from '#app/components/admin/base/picture-file.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { isLost } from '#app/components/forms/form-reply.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { BlockChoices } from '#domain/newsletters/newsletters/schemas.ts'
import { BLOCK_KINDS } from '#shared/newsletters/newsletter-fields.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import { BlockFields } from './block-fields.tsx'
import type { NewsletterPageReply } from './newsletter-page-reply.ts'
import { SegmentFields } from './segment-fields.tsx'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { useFieldName } from './use-field-name.ts'

type ComposeFormProps = {
  values: NewsletterValues
  blocks: NewsletterBlock[]
  choices: BlockChoices
  recipients: number
  pageReply: NewsletterPageReply | undefined
}

/** All of a draft. Every button saves what was typed. */
export function ComposeForm({ values, blocks, choices, recipients, pageReply }: ComposeFormProps) {
  const { newsletters: texts, pictures, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const nameOf = useFieldName()
  const form = useReplyForm<NewsletterReply>({
    intents: ['save'],
    // The page's other forms are answered under other intents.
    pageReply: pageReply as NewsletterReply | undefined,
    action: `${pathname}#write`,
    values,
    fieldErrors,
    refusalText: ({ reason }) => {
      if (reason === 'changed' || reason === 'not_a_draft') return { text: texts.notDraft }
      if (reason === 'no_file') return { text: texts.noFile, field: 'file' }
      return { text: reason === 'too_many' ? texts.tooManyParts : pictures.faults[reason] }
    },
  })
  const { notice, reply, isPending } = form
  const warning = useUnsavedWarning(texts.leave, isPending)
  const refusal = reply?.refusal
  const changed = refusal && !isLost(refusal) && refusal.reason === 'changed' ? refusal : undefined
  return (
    <ReplyFormFrame
      of={form}
      id="form-save"
      encType="multipart/form-data"
      className="grid gap-5"
      {...warning}
    >
      <UnsavedNotice
        notice={notice}
        changed={
          changed && { by: changed.by, fields: differences(changed.current, form.state.values, nameOf) }
        }
      />
      {/* Enter in a line of text presses the first button. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      <LocalizedField name="subject" label={texts.subject} />
      <LocalizedField name="preview" label={texts.preview} hint={texts.previewHint} />
      <ol className="grid gap-4">
        {blocks.map((block, place) => (
          <BlockFields
            key={`${place}-${block.kind}`}
            block={block}
            place={place}
            count={blocks.length}
            choices={choices}
          />
        ))}
      </ol>
      <fieldset className="grid gap-3 border-t border-line pt-4">
        <legend className="sr-only">{texts.addPart}</legend>
        <p aria-hidden className="font-semibold">
          {texts.addPart}
        </p>
        <div className="flex flex-wrap gap-2">
          {BLOCK_KINDS.map((kind) => (
            <SubmitButton key={kind} intent={`add-${kind}`} pendingText={working} className="btn btn-line">
              {texts.kinds[kind]}
            </SubmitButton>
          ))}
        </div>
        <TextField
          name="file"
          label={texts.pictureFile}
          hint={texts.pictureHint}
          isOptional
          input={{ type: 'file', accept: PICTURE_FORMATS }}
        />
      </fieldset>
      <SegmentFields choices={choices} recipients={recipients} />
      <div>
        <SubmitButton intent="save" pendingText={working} className="btn btn-primary">
          {texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** The fields in which what is saved now differs from what was typed. */
function differences(saved: NewsletterValues, typed: NewsletterValues, nameOf: (field: string) => string) {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(typed)])]
  return names
    .filter((name) => /^(subject|preview|blocks|segment)\./.test(name) && !/\.(kind|name)$/.test(name))
    .map((name) => ({ label: nameOf(name), saved: saved[name] ?? '', typed: typed[name] ?? '' }))
    .filter((field) => field.saved !== field.typed)
}
