import { type ReactNode, use } from 'react'
import { FieldInputs } from '#app/components/admin/fields/field-input.tsx'
import { partsOf, readingOf } from '#app/components/admin/fields/inputs-of.ts'
import { newsletterDescription } from '#app/components/admin/newsletters/newsletter-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { BlockKind } from '#shared/newsletters/newsletter-fields.ts'

/** The parts of a newsletter, one after the other. */
export function Blocks() {
  const parts = partsOf(newsletterDescription.fields.blocks, 'blocks', readingOf(use(FormState).values))
  return (
    <ol className="grid gap-4">
      {parts.map(({ row, kind, fields }, place) => (
        <Block key={`${place}-${kind}`} kind={kind as BlockKind} place={place} count={parts.length}>
          <input type="hidden" name={`${row}.kind`} value={kind} />
          <FieldInputs of={{ untyped: fields }} prefix={`${row}.`} />
        </Block>
      ))}
    </ol>
  )
}

type BlockProps = { kind: BlockKind; place: number; count: number; children: ReactNode }

/** One part: what it says, and its way to another place. */
function Block({ kind, place, count, children }: BlockProps) {
  const { newsletters: texts, working } = useStaffMessages()
  const title = texts.part(place + 1, texts.kinds[kind])
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
        {children}
      </fieldset>
    </li>
  )
}
