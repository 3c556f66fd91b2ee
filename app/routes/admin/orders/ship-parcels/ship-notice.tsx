import { useEffect, useRef } from 'react'
import { csvProblemText } from '#app/components/admin/csv-problem-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { isLost } from '#app/components/forms/form-reply.ts'
import { replyInWords } from '#app/components/forms/reply-in-words.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
import type { ShipParcelsResult } from '#domain/orders/order-desk/views.ts'
import type { Filled, ShipReply } from './ship-form.ts'
import { useVerdictText } from './use-verdict-text.ts'

/** So many lines that fit nothing are shown; the others look no different. */
const LINES_SHOWN = 10

/** The answer to the form, on top of the page, where the focus goes. */
export function ShipNotice({ reply }: { reply: ShipReply }) {
  const { shipping: texts, imports, bulk, fieldErrors } = useStaffMessages()
  const { forms } = useMessages()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [reply])
  const { refusal, errors, done } = reply
  const wrong = replyInWords(reply, { fieldErrors }, forms).text
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className={`notice mb-6 outline-none ${refusal || Object.keys(errors).length > 0 ? 'notice-error' : ''}`}
    >
      {refusal && (
        <p className="font-semibold">
          {isLost(refusal)
            ? refusal.text || bulk.lost
            : refusal.reason === 'too_much'
              ? texts.tooMuch
              : csvProblemText(imports.problems, refusal.problem)}
        </p>
      )}
      {Object.keys(errors).length > 0 && (
        <p className="font-semibold">
          {errors['rows'] ? texts.nothing : errors['pasted'] ? texts.nothingPasted : wrong}
        </p>
      )}
      {done && ('verdicts' in done ? <Shipped verdicts={done.verdicts} /> : <FilledIn done={done} />)}
    </div>
  )
}

function FilledIn({ done }: { done: Filled }) {
  const { shipping: texts } = useStaffMessages()
  if ('columns' in done) {
    return (
      <p className="font-semibold">
        {texts.choose} {texts.chooseHint}
      </p>
    )
  }
  const { filled, leftOver } = done
  return (
    <>
      <p className="font-semibold">{texts.filled(filled)}</p>
      {leftOver.length > 0 && (
        <>
          <p className="mt-2">{texts.leftOver(leftOver.length)}</p>
          <ul className="wrap-anywhere">
            {leftOver.slice(0, LINES_SHOWN).map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Shipped({ verdicts }: ShipParcelsResult) {
  const { shipping: texts, bulk } = useStaffMessages()
  const verdictText = useVerdictText()
  const shipped = verdicts.filter(({ verdict }) => verdict === 'done').length
  const others = verdicts.filter(({ verdict }) => verdict !== 'done')
  return (
    <>
      {(shipped > 0 || others.length === 0) && <p className="font-semibold">{texts.shipped(shipped)}</p>}
      {others.length > 0 && (
        <>
          <p className="font-semibold">{texts.notShipped(others.length)}</p>
          <ul className="mt-2 grid gap-1">
            {others.map((one) => (
              <li key={one.orderId}>
                {one.number ? (
                  <LocalLink
                    to="/admin/orders/:id"
                    params={{ id: one.orderId }}
                    className="link tabular-nums"
                  >
                    <OrderNumber number={one.number} />
                  </LocalLink>
                ) : (
                  bulk.unknown
                )}
                {': '}
                {verdictText(one)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
