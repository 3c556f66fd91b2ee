import { PICTURE_FORMATS } from '#app/components/forms/picture-file.tsx'
import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import {
  newsletterDescription,
  type NewsletterReply,
} from '#app/components/admin/newsletters/newsletter-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { BlockChoices } from '#domain/newsletters/newsletters/schemas.ts'
import { pick } from '#shared/kernel/locale.ts'
import { BLOCK_KINDS } from '#shared/newsletters/newsletter-fields.ts'
import { Blocks } from './block-fields.tsx'
import type { NewsletterPageReply } from './newsletter-page-reply.ts'
import { SegmentFields } from './segment-fields.tsx'

type ComposeFormProps = {
  values: FormValues
  choices: BlockChoices
  recipients: number
  pageReply: NewsletterPageReply | undefined
}

const Input = inputOf(newsletterDescription.fields)

/** All of a draft. Every button saves what was typed. */
export function ComposeForm({
  values,
  choices: { products, recipes },
  recipients,
  pageReply,
}: ComposeFormProps) {
  const { newsletters: texts, pictures, working } = useStaffMessages()
  const locale = useLocale()
  const bySlug = ({ slug, name }: (typeof recipes)[number]) => ({ value: slug, text: pick(name, locale) })
  return (
    <EditForm
      of={newsletterDescription}
      intent="save"
      values={values}
      // The page's other forms are answered under other intents.
      pageReply={pageReply as NewsletterReply | undefined}
      refusalText={({ reason }) => {
        if (reason === 'not_a_draft') return { text: texts.notDraft }
        if (reason === 'no_file') return { text: texts.noFile, field: 'file' }
        return { text: reason === 'too_many' ? texts.tooManyParts : pictures.faults[reason] }
      }}
      choices={{
        products: products.map(bySlug),
        recipes: recipes.map(bySlug),
        bought: products.map(({ id, name }) => ({ value: id, text: pick(name, locale) })),
      }}
      submit={texts.save}
      unsaved={texts.leave}
      isLong={false}
      encType="multipart/form-data"
    >
      <Input name="subject" />
      <Input name="preview" />
      <Blocks />
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
      <SegmentFields recipients={recipients} />
    </EditForm>
  )
}
