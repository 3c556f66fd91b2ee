import { type FormEvent, useState } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'

/** The choice of no order. */
export const NO_ORDER = 'none'

/**
 * The text of the button that records what is ticked in a form: how many payments, and their sum. Where no scripts count,
 * it says neither. The boxes and choices have their amounts as `data-cents`.
 */
export function useTickedSum(amounts: number[]) {
  const { bank: texts } = useStaffMessages()
  const { charge } = useMoney()
  const hasScripts = useHasScripts()
  const shown = amounts.join()
  const [changed, setChanged] = useState<{ shown: string; ticked: number[] }>()
  // Another answer begins with its own ticks.
  const ticked = changed?.shown === shown ? changed.ticked : amounts
  const sum = ticked.reduce((cents, one) => cents + one, 0)
  return {
    onChange({ currentTarget }: FormEvent<HTMLFormElement>) {
      setChanged({ shown, ticked: readTicked(currentTarget) })
    },
    text: hasScripts ? texts.record(ticked.length, charge(sum)) : texts.recordTicked,
  }
}

function readTicked(form: HTMLFormElement): number[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-cents]')].flatMap((field) => {
    const isTicked = field instanceof HTMLInputElement ? field.checked : field.value !== NO_ORDER
    return isTicked ? Number(field.dataset['cents']) : []
  })
}
