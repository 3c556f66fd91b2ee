import { ANY } from '#shared/kernel/any-choice.ts'

/** The choices of a list, by the names that its address has for them. */
export type Chosen = Readonly<Record<string, string | number | undefined>>

type Option = { value: string; text: string }

/** A field that chooses rows: a select if it has options, else one for words, for a code or for a day. */
export type Filter = {
  name: string
  label: string
  /** Behind a press: on phones together with the others, or always, because it is used less. */
  fold?: 'on phones' | 'always'
} & (
  | { kind?: 'words' | 'code' | 'day' }
  | {
      options: readonly Option[]
      /** The option of all rows, or of the standard. */
      any?: string
      /** The value that the list has where nothing is chosen. */
      standard?: string
    }
)

/** Options with their texts, in the order of `values`. */
export function optionsOf<Value extends string>(
  texts: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(texts) as Value[],
): Option[] {
  return values.map((value) => ({ value, text: texts[value] }))
}

/** The names of the filters that are not as they are where nothing is chosen. */
export function chosenNames(chosen: Chosen, filters: readonly Filter[]): string[] {
  return Object.entries(chosen).flatMap(([name, value]) => {
    const filter = filters.find((one) => one.name === name)
    const standard = filter && 'options' in filter ? filter.standard : undefined
    return !value || value === ANY || String(value) === standard ? [] : [name]
  })
}
