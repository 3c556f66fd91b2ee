import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { BulkReply } from './bulk-action.ts'
import { BULK_FORM, type BulkIntent } from './bulk-form.ts'

/** The steps for the orders that are ticked in the list. */
export function BulkSteps() {
  const { bulk: texts, order, working } = useStaffMessages()
  const { state, formData } = useNavigation()
  const hasScripts = useHasScripts()
  const pending = state === 'idle' ? undefined : formData?.get('intent')
  const buttons: [BulkIntent, string][] = [
    ['transfers', texts.transfers],
    ['bulk-processing', order.steps.processing],
    ['parcels', texts.parcels],
    ['bulk-shipped', texts.ship],
    ['bulk-delivered', texts.deliver],
    ['print-slip', texts.slips],
    ['print-label', texts.labels],
  ]
  return (
    <Form id={BULK_FORM} method="post" className="bulk-steps mt-6 card p-4 print:hidden">
      <fieldset className="min-w-0">
        <legend className="bulk-title mb-3 font-semibold">{texts.title}</legend>
        {hasScripts && (
          <label className="mb-3 flex min-h-11 items-center gap-3">
            {/* Pressed, not changed: React does not notice that the form was reset, and takes the next change for none. */}
            <input type="checkbox" className="size-6 accent-leaf" onClick={tickAll} />
            {texts.all}
          </label>
        )}
        <div className="bulk-buttons flex flex-wrap gap-3">
          {buttons.map(([intent, text]) => (
            <button
              key={intent}
              name="intent"
              value={intent}
              className="btn btn-line shrink-0"
              aria-busy={pending === intent}
            >
              {pending === intent ? working : text}
            </button>
          ))}
        </div>
        <p className="bulk-hint mt-3 text-sm text-stone">{texts.hint}</p>
      </fieldset>
    </Form>
  )
}

function tickAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${BULK_FORM}"]`)) {
    box.checked = currentTarget.checked
  }
}

/** The outcome of each of the orders: those that were refused, with why. */
export function BulkVerdicts({ reply }: { reply: BulkReply | undefined }) {
  const { bulk: texts } = useStaffMessages()
  const order = useOrderMessages()
  const notice = useRef<HTMLDivElement>(null)
  const done = reply?.done
  useEffect(() => {
    if (!reply) return
    notice.current?.focus()
    // Once it is done, nothing stays ticked.
    if (done) document.querySelector<HTMLFormElement>(`#${BULK_FORM}`)?.reset()
  }, [reply, done])
  if (!reply) return null
  const verdicts = done?.verdicts ?? []
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length
  const refused = verdicts.filter(({ verdict }) => verdict !== 'done' && verdict !== 'already')
  return (
    <div ref={notice} tabIndex={-1} role="status" className="notice mb-6 print:hidden">
      {reply.refusal && <p className="font-semibold">{texts.lost}</p>}
      {reply.errors['orders'] && <p className="font-semibold">{texts.nothingTicked}</p>}
      {done && (
        <p className="font-semibold">
          {texts.done(count('done'))}
          {count('already') > 0 && ` ${texts.already(count('already'))}`}
          {refused.length > 0 && ` ${texts.refused(refused.length)}`}
        </p>
      )}
      {refused.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {refused.map((one) => (
            <li key={one.orderId}>
              {one.number ? (
                <LocalLink to="/admin/orders/:id" params={{ id: one.orderId }} className="link tabular-nums">
                  <OrderNumber number={one.number} />
                </LocalLink>
              ) : (
                texts.unknown
              )}
              {': '}
              {one.verdict === 'illegal_step'
                ? texts.illegalStep(order.statuses[one.from])
                : texts.verdicts[one.verdict]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
