import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { SetForm } from '#domain/catalog/sets/views.ts'
import { lineCount, partField } from './lines.ts'
import type { PartsRefusal, PartsReply } from './parts-action.ts'

type PartsFormProps = { form: SetForm; pageReply: PartsReply | undefined }

/** The products that one set has, by their codes, and how many of each. */
export function PartsForm({ form, pageReply }: PartsFormProps) {
  const { sets: texts } = useStaffMessages()
  const lines = Array.from({ length: lineCount(form.parts.length) }, (_, line) => line)
  const values = form.parts.flatMap(({ sku, quantity }, line) => [
    [partField(line, 'sku'), sku] as const,
    [partField(line, 'quantity'), String(quantity)] as const,
  ])
  return (
    <StaffForm
      key={form.version}
      intent="save"
      pageReply={pageReply}
      refusalText={useRefusalText()}
      submit={form.isSet ? texts.save : texts.make}
      values={Object.fromEntries(values)}
    >
      <input type="hidden" name="version" value={form.version} />
      <datalist id="product-codes">
        {form.possible.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
      {lines.map((line) => (
        <LineFields key={line} line={line} part={form.parts[line]} />
      ))}
    </StaffForm>
  )
}

function LineFields({ line, part }: { line: number; part: SetForm['parts'][number] | undefined }) {
  const { sets: texts } = useStaffMessages()
  const said = part && [part.name, texts.stock(part.stock), ...(part.isShown ? [] : [texts.hidden])]
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.line(line + 1)}</legend>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          name={partField(line, 'sku')}
          label={texts.sku}
          hint={said?.join(' · ') ?? (line === 0 ? texts.skuHint : '')}
          input={{
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            list: 'product-codes',
          }}
        />
        <TextField
          name={partField(line, 'quantity')}
          label={texts.quantity}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
      </div>
    </fieldset>
  )
}

function useRefusalText() {
  const { refusals } = useStaffMessages().sets
  return (refusal: PartsRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'is_part':
      case 'part_is_set':
        return { text: refusals[refusal.reason](refusal.skus.join(', ')) }
      case 'unknown_sku':
        return { text: refusals.unknown_sku, field: partField(refusal.line, 'sku') }
      default:
        return { text: refusals[refusal.reason] }
    }
  }
}
