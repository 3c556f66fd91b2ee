import type { Ref } from 'react'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'

type StartCookingProps = { className: string; onStart: () => void; ref?: Ref<HTMLButtonElement> }

/** Leads to one step at a time. */
export function StartCooking({ className, onStart, ref }: StartCookingProps) {
  const texts = useRecipeMessages()
  return (
    <button
      ref={ref}
      type="button"
      className={`btn noscript:hidden print:hidden ${className}`}
      title={texts.cookHint}
      onClick={onStart}
    >
      {texts.cookNow}
    </button>
  )
}
