import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { ChangeRefusal } from './change-action.ts'
import { useChangeMessages } from './use-change-messages.ts'

/** The order as it would be, what is then owed or given back, and the button that changes it. */
export function WhatChanges({ asked }: { asked: Extract<ChangeRefusal, { reason: 'asks' }> }) {
  const texts = useChangeMessages()
  const { charge } = useMoney()
  const { lines, beforeCents, afterCents, paidCents, balanceCents, droppedCode, isNew } = asked
  return (
    <>
      {isNew && <p className="font-semibold">{texts.refused.changed}</p>}
      <p className="font-semibold">{texts.asked}</p>
      <ul className="mt-1">
        {lines.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.total(charge(beforeCents), charge(afterCents))}</p>
      {droppedCode && <p>{texts.droppedCode(droppedCode.code, charge(droppedCode.minimumCents))}</p>}
      <p className="font-semibold">{moneyText()}</p>
      <SubmitButton intent="confirm" pendingText={texts.pending} className="btn btn-primary mt-4">
        {texts.confirm}
      </SubmitButton>
    </>
  )

  function moneyText(): string {
    if (balanceCents === 0) return texts.even
    if (balanceCents < 0) return texts.givenBack(charge(-balanceCents))
    return paidCents > 0 ? texts.owed(charge(balanceCents)) : texts.unpaid(charge(balanceCents))
  }
}
