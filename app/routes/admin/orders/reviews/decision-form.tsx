import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { REVIEW_LENGTHS } from '#shared/orders/review-fields.ts'
import { DECISION_FORM } from './decision-names.ts'
import type { DecisionReply } from './review-actions.ts'

/** Decides about the reviews that are ticked in the list. */
export function DecisionForm({ reply }: { reply: DecisionReply | undefined }) {
  const { reviews: texts, working } = useStaffMessages()
  const { pathname, search } = useLocation()
  const { state, formData } = useNavigation()
  const hasScripts = useHasScripts()
  const pending = state === 'idle' ? undefined : formData?.get('intent')
  const isReasonWrong = reply?.errors['reason'] !== undefined
  const buttons = [
    ['decide-shown', texts.show, 'btn-leaf'],
    ['decide-refused', texts.refuse, 'btn-line'],
  ] as const
  return (
    <Form id={DECISION_FORM} method="post" action={pathname + search} className="mt-6 card p-4">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold">{texts.bulk}</legend>
        {hasScripts && (
          <label className="mb-3 flex min-h-11 items-center gap-3">
            <input type="checkbox" className="size-6 accent-leaf" onChange={tickAll} />
            {texts.all}
          </label>
        )}
        <label htmlFor="reason" className="mb-1 block font-semibold">
          {texts.reasonLabel}
        </label>
        <textarea
          id="reason"
          name="reason"
          rows={2}
          maxLength={REVIEW_LENGTHS.reason}
          className="input"
          defaultValue={reply?.values['reason'] ?? ''}
          aria-invalid={isReasonWrong}
          aria-describedby={isReasonWrong ? 'reason-error reason-hint' : 'reason-hint'}
        />
        {isReasonWrong && (
          <p id="reason-error" className="mt-1 text-sm font-semibold text-chilli-text">
            {texts.reasonMissing}
          </p>
        )}
        <p id="reason-hint" className="mt-1 mb-4 text-sm text-stone">
          {texts.reasonHint}
        </p>
        <div className="flex flex-wrap gap-3">
          {buttons.map(([intent, text, look]) => (
            <button
              key={intent}
              name="intent"
              value={intent}
              className={`btn ${look}`}
              aria-busy={pending === intent}
            >
              {pending === intent ? working : text}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

function tickAll({ target }: { target: HTMLInputElement }) {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${DECISION_FORM}"]`)) {
    box.checked = target.checked
  }
}

/** The outcome of the reviews that were decided about. */
export function DecisionVerdicts({ reply }: { reply: DecisionReply | undefined }) {
  const { reviews: texts } = useStaffMessages()
  const notice = useRef<HTMLDivElement>(null)
  const done = reply?.done
  useEffect(() => {
    if (!reply || reply.intent.startsWith('reply')) return
    notice.current?.focus()
    if (done) document.querySelector<HTMLFormElement>(`#${DECISION_FORM}`)?.reset()
  }, [reply, done])
  if (!reply || reply.intent.startsWith('reply')) return null
  const count = (...verdicts: string[]) =>
    done?.verdicts.filter(({ verdict }) => verdicts.includes(verdict)).length ?? 0
  const [decided, changed, gone] = [count('done', 'already'), count('changed'), count('gone')]
  return (
    <div ref={notice} tabIndex={-1} role="status" className="notice mb-6 font-semibold">
      {reply.refusal && <p>{texts.lost}</p>}
      {reply.errors['reviews'] && <p>{texts.nothingTicked}</p>}
      {reply.errors['reason'] && <p>{texts.reasonMissing}</p>}
      {decided > 0 && <p>{texts.decided(decided)}</p>}
      {changed > 0 && <p>{texts.changed(changed)}</p>}
      {gone > 0 && <p>{texts.gone(gone)}</p>}
    </div>
  )
}
