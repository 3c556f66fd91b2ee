import { type ReactNode, use } from 'react'
import { FormState } from '#app/components/forms/form-state.ts'
import { Icon } from '#app/components/ui/icons.tsx'

type FoldProps = { title: string; names: string[]; children: ReactNode }

/** Fields for few: folded away until something stands in one of them. */
export function Fold({ title, names, children }: FoldProps) {
  const { values, errors } = use(FormState)
  return (
    <details open={names.some((name) => values[name]?.trim() || errors[name])} className="group">
      <summary className="link flex min-h-11 w-fit items-center gap-2">
        {title}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}
