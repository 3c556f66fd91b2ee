import { useMoney } from '#app/components/i18n/money.tsx'
import type { ChangeRefusal } from './change-action.ts'
import { useChangeMessages } from './use-change-messages.ts'

/** The order as it would be, and what is then owed or given back. */
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
      <p className="mt-2">{texts.press}</p>
    </>
  )

  function moneyText(): string {
    if (balanceCents === 0) return texts.even
    if (balanceCents < 0) return texts.givenBack(charge(-balanceCents))
    return paidCents > 0 ? texts.owed(charge(balanceCents)) : texts.unpaid(charge(balanceCents))
  }
}
