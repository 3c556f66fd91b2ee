import { useEffect, useRef } from 'react'
import { csvProblemText } from '#app/components/admin/csv-problem-text.ts'
import { PaymentVerdicts } from '#app/components/admin/orders/payment-verdicts.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { isLost } from '#app/components/forms/form-reply.ts'
import type { BankReply } from './bank-form.ts'

/** The answer to the page's forms, on top of it, where the focus goes. */
export function BankNotice({ reply }: { reply: BankReply }) {
  const { bank: texts } = useStaffMessages()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [reply])
  const { refusal, errors, done } = reply
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className={`notice mb-6 outline-none ${refusal ? 'notice-error' : ''}`}
    >
      {refusal && <Refused refusal={refusal} />}
      {errors['lines'] && <p className="font-semibold">{texts.nothingTicked}</p>}
      {done?.verdicts && <PaymentVerdicts verdicts={done.verdicts} />}
      {done?.reading && <Read reading={done.reading} />}
      {done && done.statement.later > 0 && <p className="mt-1">{texts.later(done.statement.later)}</p>}
    </div>
  )
}

function Refused({ refusal }: { refusal: NonNullable<BankReply['refusal']> }) {
  const { bank: texts, imports, bulk } = useStaffMessages()
  const words = { no_file: texts.noFile, choose_columns: texts.choose, no_lines: texts.noLines }
  if (isLost(refusal)) return <p className="font-semibold">{refusal.text || bulk.lost}</p>
  return (
    <p className="font-semibold">
      {refusal.reason === 'unreadable'
        ? csvProblemText(imports.problems, refusal.problem)
        : words[refusal.reason]}
    </p>
  )
}

function Read({ reading }: { reading: NonNullable<NonNullable<BankReply['done']>['reading']> }) {
  const { bank: texts } = useStaffMessages()
  const { bank, lines, out, unreadable } = reading
  return (
    <>
      <p className="font-semibold">{texts.found(lines, bank)}</p>
      {out > 0 && <p className="mt-1">{texts.out(out)}</p>}
      {unreadable > 0 && <p className="mt-1">{texts.unreadable(unreadable)}</p>}
    </>
  )
}
