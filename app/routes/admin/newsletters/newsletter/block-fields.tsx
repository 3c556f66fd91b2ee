import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { BlockChoices } from '#domain/newsletters/newsletters/schemas.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { pick } from '#shared/kernel/locale.ts'

type BlockFieldsProps = { block: NewsletterBlock; place: number; count: number; choices: BlockChoices }

/** One part of a newsletter: what it says, and its way to another place. */
export function BlockFields({ block, place, count, choices }: BlockFieldsProps) {
  const { newsletters: texts, working } = useStaffMessages()
  const title = texts.part(place + 1, texts.kinds[block.kind])
  const at = (name: string) => `blocks.${place}.${name}`
  const button = (intent: string, text: string) => (
    <SubmitButton
      intent={`${intent}-${place}`}
      pendingText={working}
      aria-label={texts.ofPart(text, title)}
      className="btn btn-line"
    >
      {text}
    </SubmitButton>
  )
  return (
    <li id={`part-${place + 1}`} className="scroll-mt-20 rounded-card border border-line p-4">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="sr-only">{title}</legend>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-hidden className="font-semibold">
            {title}
          </p>
          <div className="flex flex-wrap gap-2">
            {place > 0 && button('up', texts.up)}
            {place < count - 1 && button('down', texts.down)}
            {button('remove', texts.remove)}
          </div>
        </div>
        <input type="hidden" name={at('kind')} value={block.kind} />
        <Fields block={block} at={at} choices={choices} />
      </fieldset>
    </li>
  )
}

type FieldsProps = { block: NewsletterBlock; at: (name: string) => string; choices: BlockChoices }

function Fields({ block, at, choices }: FieldsProps) {
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  switch (block.kind) {
    case 'heading':
      return <LocalizedField name={at('text')} label={texts.text} />
    case 'text':
      return <LocalizedField name={at('text')} label={texts.text} rows={6} />
    case 'picture':
      return (
        <>
          <PictureName name={at('name')} value={block.name} />
          <LocalizedField name={at('alt')} label={texts.alt} hint={texts.altHint} />
        </>
      )
    case 'button':
      return (
        <>
          <LocalizedField name={at('text')} label={texts.text} />
          <TextField
            name={at('link')}
            label={texts.link}
            hint={texts.linkHint}
            isOptional
            input={{ autoComplete: 'off' }}
          />
        </>
      )
    case 'product':
    case 'recipe': {
      const options = block.kind === 'product' ? choices.products : choices.recipes
      return (
        <>
          <SelectField
            name={at('slug')}
            label={texts.kinds[block.kind]}
            autoComplete="off"
            placeholder={texts.choose}
          >
            {options.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {pick(name, locale)}
              </option>
            ))}
          </SelectField>
          <LocalizedField name={at('text')} label={texts.cardText} rows={2} />
        </>
      )
    }
  }
}

/** The stored picture goes with the form. */
function PictureName({ name, value }: { name: string; value: string }) {
  const { errorId, error } = useField(name)
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {error && (
        <p id={errorId} className="text-sm text-chilli-text">
          {error}
        </p>
      )}
    </>
  )
}
