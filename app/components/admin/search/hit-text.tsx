import type { Hit } from './use-hits.ts'

/** A thing that was found, and below it what tells it from others like it. */
export function HitText({ hit: { title, detail } }: { hit: Hit }) {
  return (
    <span className="grid gap-0.5 leading-snug wrap-anywhere">
      <span className="font-semibold text-leaf">{title}</span>
      {detail && <span className="text-sm text-stone tabular-nums">{detail}</span>}
    </span>
  )
}
