import { createContext, type ReactNode, use } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RowGroup } from './rows.ts'

/** Changes the rows of a form in its place: see `rearranged`. */
export const RowCommands = createContext<(form: HTMLFormElement, command: string) => void>(() => undefined)

type RowFrameProps = { group: RowGroup; at: number; count: number; title: string; children: ReactNode }

/** One row of a list in the form, with the buttons that move and remove it. */
export function RowFrame({ group, at, count, title, children }: RowFrameProps) {
  const { recipes: texts } = useStaffMessages()
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
export function RowButton({ command, label, children }: RowButtonProps) {
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
