import { inputLabel } from '#app/components/admin/fields/input-label.ts'
import { inputsOf } from '#app/components/admin/fields/inputs-of.ts'
import { useFormTexts } from '#app/components/admin/fields/use-form-texts.ts'
import { newProductDescription } from './product-description.ts'

const read = () => undefined

/** Returns the labels of a product's form, by the names of its fields: `name.th`, `priceCents`, `allergens`, `allergens.fish`. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  const texts = useFormTexts()
  const labels = new Map<string, string>()
  for (const [name, field] of Object.entries(newProductDescription.untyped)) {
    if ('label' in field) labels.set(name, field.label(texts, 0))
  }
  for (const input of inputsOf(newProductDescription.untyped, read)) {
    labels.set(input.name, inputLabel(input, texts, read))
  }
  return labels
}
