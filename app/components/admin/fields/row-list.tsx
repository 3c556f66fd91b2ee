import { createContext, type ReactNode, use } from 'react'
import { FormState } from '#app/components/forms/form-state.ts'
import type { AnyRows } from './field-kinds.ts'
import { FieldInput, RowPlace } from './field-input.tsx'
import { countName, isField, readingOf, rowNames } from './inputs-of.ts'
import { useFormTexts } from './use-form-texts.ts'

/** Changes the rows of a form in its place: see `rearranged`. */
export const RowCommands = createContext<(form: HTMLFormElement, command: string) => void>(() => undefined)

type RowListProps = {
  name: string
  /** The description of the list. */
  of: object & Pick<AnyRows, 'label' | 'rowLabel' | 'most'>
  addText: string
  /** The inputs of a row; a text needs none. */
  children?: ReactNode
}

/** A list in a form, with the buttons that add, move and remove its rows. */
export function RowList({ name, of, addText, children }: RowListProps) {
  const texts = useFormTexts()
  const read = readingOf(use(FormState).values)
  // Its rows were checked where the form was described.
  const field = of as AnyRows
  const rows = rowNames(field, name, read)
  return (
    <>
      <input type="hidden" name={countName(name)} value={rows.length} readOnly />
      <ol className="mb-4 grid gap-4 empty:hidden">
        {rows.map((row, at) => (
          <RowFrame key={row} group={name} at={at} count={rows.length} title={field.rowLabel(texts, at + 1)}>
            <RowPlace value={{ prefix: `${row}.`, number: at + 1 }}>
              {isField(field.of) ? <FieldInput field={field.of} name={row} number={at + 1} /> : children}
            </RowPlace>
          </RowFrame>
        ))}
      </ol>
      <RowButton command={`${name}.add`}>{addText}</RowButton>
    </>
  )
}

type RowFrameProps = { group: string; at: number; count: number; title: string; children: ReactNode }

function RowFrame({ group, at, count, title, children }: RowFrameProps) {
  const { recipes: texts } = useFormTexts()
  return (
    <li id={`${group}-${at}`} className="rounded-field border border-line p-3 sm:p-4">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="float-left w-full font-semibold">{title}</legend>
        {children}
        <div className="flex flex-wrap gap-2">
          {at > 0 && (
            <RowButton command={`${group}.up.${at}`} label={texts.moveUp(title)}>
              {texts.up}
            </RowButton>
          )}
          {at < count - 1 && (
            <RowButton command={`${group}.down.${at}`} label={texts.moveDown(title)}>
              {texts.down}
            </RowButton>
          )}
          <RowButton command={`${group}.remove.${at}`} label={texts.remove(title)}>
            {texts.removeShort}
          </RowButton>
        </div>
      </fieldset>
    </li>
  )
}

type RowButtonProps = { command: string; label?: string; children: ReactNode }

/** Sends the form as it stands, which comes back changed; where scripts run, it is changed in its place. */
function RowButton({ command, label, children }: RowButtonProps) {
  const run = use(RowCommands)
  return (
    <button
      type="submit"
      name="intent"
      value={`rows-${command}`}
      formNoValidate
      data-command={command}
      aria-label={label}
      className="btn btn-line px-4"
      onClick={(event) => {
        const { form } = event.currentTarget
        if (!form) return
        event.preventDefault()
        run(form, command)
      }}
    >
      {children}
    </button>
  )
}
