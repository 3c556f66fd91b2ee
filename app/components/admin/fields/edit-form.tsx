import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import type { AnyReply } from '#app/components/forms/form-reply.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { changedFields } from './changed-fields.ts'
import type { AnyDescription } from './describe-form.ts'
import type { EditReply } from './edit-reply.ts'
import type { FormValues } from './field-kinds.ts'
import { type FormChoices, FormChoicesContext } from './form-choices.ts'
import { countName } from './inputs-of.ts'
import { rearranged } from './rearranged.ts'
import { RowCommands } from './row-list.tsx'
import { useFormTexts } from './use-form-texts.ts'

type EditFormProps<Refusal extends { reason: string }> = {
  of: AnyDescription
  intent: string
  /** The intents whose replies it shows; its own, if left out. */
  intents?: string[]
  /** The fields' values before anything was sent. */
  values: FormValues
  pageReply: EditReply<Refusal> | undefined
  /** A refusal in words, at its field; of somebody else's version the form itself says more. */
  refusalText?: (refusal: Refusal) => RefusalText
  /** Says better than its code what is wrong with a field. */
  errorText?: (name: string, text: string, values: FormValues) => string
  choices?: FormChoices
  submit: string
  /** Asked where somebody leaves with what was not saved. */
  unsaved?: string
  /** The button of a long form stays in sight. */
  isLong?: boolean
  encType?: 'multipart/form-data'
  /** Begins the ids of its fields, where the page has other forms with fields of these names. */
  idPrefix?: string
  buttonClassName?: string
  /** Buttons beside that which saves. */
  buttons?: ReactNode
  children: ReactNode
}

/** A form that makes or edits something, as it is described. */
export function EditForm<Refusal extends { reason: string } = never>({
  of,
  intent,
  intents = [intent],
  values,
  pageReply,
  refusalText,
  errorText,
  choices = {},
  submit,
  unsaved,
  isLong = unsaved !== undefined,
  encType,
  idPrefix,
  buttonClassName = 'btn-primary',
  buttons,
  children,
}: EditFormProps<Refusal>) {
  const texts = useFormTexts()
  const { pathname } = useLocation()
  const form = useReplyForm<EditReply<Refusal>>({
    intents,
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors: texts.fieldErrors,
    refusalText: (refusal) =>
      refusal.reason === 'changed'
        ? { text: texts.parts.changed.title }
        : // Any but that one: the compiler does not narrow what a type parameter has.
          (refusalText?.(refusal as Refusal) ?? { text: '' }),
  })
  const rows = useRows(of, (values) => form.amend(asReply<Refusal>({ intent, values, errors: {} })))
  const hasButtons = Object.values(of.untyped).some(({ kind }) => kind === 'rows' || kind === 'parts')
  const warning = useUnsavedWarning({ question: unsaved ?? '', isSending: form.isPending })
  const typed = form.state.values
  const refusal = (form.reply as EditReply | undefined)?.refusal
  const changed = refusal?.reason === 'changed' ? refusal : undefined
  const errors = errorText
    ? Object.fromEntries(
        Object.entries(form.state.errors).map(([name, text = '']) => [name, errorText(name, text, typed)]),
      )
    : form.state.errors
  return (
    <ReplyFormFrame
      of={{ ...form, state: { ...form.state, errors } }}
      id={`form-${intent}`}
      idPrefix={idPrefix}
      {...(encType && { encType })}
      {...(unsaved && warning)}
      className={`grid scroll-mt-20 ${isLong ? 'gap-6' : 'gap-5'}`}
    >
      {hasButtons && (
        // Enter in a field saves: it presses the first button of the form.
        <button type="submit" name="intent" value={intent} hidden tabIndex={-1}>
          {submit}
        </button>
      )}
      <UnsavedNotice
        notice={form.notice}
        changed={
          changed && {
            by: changed.by,
            fields: changedFields(of.untyped, { saved: changed.current, typed }, { texts, choices }),
          }
        }
      />
      <input type="hidden" name="version" value={typed['version'] ?? ''} readOnly />
      <FormChoicesContext value={choices}>
        <RowCommands value={rows.run}>
          <div key={rows.generation} className={`grid ${isLong ? 'gap-6' : 'gap-5'}`}>
            {children}
          </div>
        </RowCommands>
      </FormChoicesContext>
      <div
        className={
          isLong
            ? 'sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-coconut py-3 max-lg:bottom-14'
            : 'flex flex-wrap items-center gap-3'
        }
      >
        <SubmitButton intent={intent} pendingText={texts.working} className={`btn ${buttonClassName}`}>
          {submit}
        </SubmitButton>
        {buttons}
      </div>
    </ReplyFormFrame>
  )
}

// A reply without a refusal is one of any such form.
const asReply = <Refusal extends { reason: string }>(reply: AnyReply) => reply as EditReply<Refusal>

/** Rows come, go and change places without a request: the fields are made again from what was typed. */
function useRows(of: AnyDescription, amend: (values: FormValues) => void) {
  const [{ generation, focus }, setShown] = useState({ generation: 0, focus: '' })
  useEffect(() => {
    if (focus) document.querySelector<HTMLElement>(focus)?.focus()
  }, [generation, focus])
  function run(form: HTMLFormElement, command: string) {
    const typed = new Map<string, string>()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.set(name, value)
    const values = rearranged(of, of.read(typed), command)
    amend(values)
    setShown({ generation: generation + 1, focus: focusAfter(command, values) })
  }
  return { generation, run }
}

/** The new row's first field; the button of the row that was moved, or one that it has left; else that for a new one. */
function focusAfter(command: string, values: FormValues): string {
  const [group = '', what = '', place = ''] = command.split('.')
  const last = Number(values[countName(group)]) - 1
  if (what === 'add') return `#${group}-${last} :is(input:not([type=hidden]), textarea)`
  if (what === 'remove') return `[data-command="${group}.add"]`
  const at = Math.min(Math.max(Number(place) + (what === 'up' ? -1 : 1), 0), last)
  const still = what === 'up' ? at > 0 : at < last
  const other = what === 'up' ? 'down' : 'up'
  return `[data-command="${group}.${still ? what : other}.${at}"]`
}
