import { useState } from 'react'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { type Allergen, ALLERGENS } from '#shared/catalog/food.ts'

type WithoutAllergensProps = {
  chosen: Allergen[] | undefined
  texts: { without: string; withoutCount: (count: number) => string; withoutHint: string }
  className: string
}

/** Allergens that are left out of a list: a box each, behind how many are ticked. */
export function WithoutAllergens({ chosen = [], texts, className }: WithoutAllergensProps) {
  const { allergenNames } = useFoodMessages()
  // Once open it folds only by hand: unticking the last one is still choosing.
  const [isOpen] = useState(chosen.length > 0)
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1 font-semibold">{texts.without}</legend>
      <details open={isOpen} className="group">
        <summary className="input flex items-center justify-between">
          {texts.withoutCount(chosen.length)}
          <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
        </summary>
        <p className="mt-2 text-sm text-stone">{texts.withoutHint}</p>
        <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-3">
          {ALLERGENS.map((allergen) => (
            <label key={allergen} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="without"
                value={allergen}
                defaultChecked={chosen.includes(allergen)}
                className="size-5 shrink-0 accent-leaf"
              />
              {allergenNames[allergen]}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}
