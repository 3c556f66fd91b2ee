import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'good' | 'waiting' | 'bad'

const TONES: Record<BadgeTone, string> = {
  plain: 'border-line text-stone',
  good: 'border-lime text-lime-text',
  waiting: 'border-turmeric text-charcoal',
  bad: 'border-chilli text-chilli-text',
}

/** A word or a number that stands out. The colour repeats what the word says. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-w-7 items-center justify-center rounded-full border-[1.5px] px-2 text-sm font-semibold whitespace-nowrap tabular-nums ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
