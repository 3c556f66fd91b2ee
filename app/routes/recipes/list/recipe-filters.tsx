import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { CookedWith, RecipeFilters as Filters } from '#domain/recipes/recipes/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { TIMES } from '#shared/recipes/recipe-fields.ts'
import { DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { pathTo } from '#app/request/page-path.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useRecipeListMessages } from '#app/components/recipes/use-recipe-list-messages.ts'
import { WithoutAllergens } from '#app/components/catalog/without-allergens.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'

type RecipeFiltersProps = { filters: Filters; products: CookedWith[] }

/** Filters in the address: every choice shows its recipes at once; without scripts a button does. */
export function RecipeFilters({ filters, products }: RecipeFiltersProps) {
  const texts = useRecipeListMessages()
  const { dietNames } = useFoodMessages()
  const { common } = useMessages()
  const action = pathTo('/recipes', useLocale())
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(filters)
  // The fields follow the address, also when somebody goes back, and keep the focus.
  useEffect(() => {
    // A choice made before scripts had come is still to be sent.
    if (shown.current === filters) return
    shown.current = filters
    for (const field of form.current?.querySelectorAll('select') ?? []) {
      field.value = String(filters[field.name as keyof Filters] ?? ANY)
    }
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
      box.checked = filters.without?.some((one) => one === box.value) ?? false
    }
    const search = form.current?.querySelector('input')
    if (search) search.value = filters.search ?? ''
  }, [filters])

  function show(event: FormEvent<HTMLFormElement>) {
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== ANY && value.trim() !== '') chosen.append(name, value)
    }
    void submit(chosen, { action, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      action={action}
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault()
        show(event)
      }}
      // Words are sent when they are all there.
      onChange={(event) => isChoice(event.target) && show(event)}
      className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <label className="grid gap-1 sm:max-lg:col-span-2">
        <span className="font-semibold">{texts.search}</span>
        <input
          name="search"
          type="search"
          className="input"
          defaultValue={filters.search}
          placeholder={texts.searchHint}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Choice
        name="product"
        label={texts.product}
        value={filters.product}
        any={texts.anyProduct}
        options={products.map(({ slug, name }) => [slug, name])}
      />
      <Choice
        name="minutes"
        label={texts.minutes}
        value={filters.minutes}
        any={texts.anyMinutes}
        options={TIMES.map((minutes) => [String(minutes), texts.within(minutes)])}
      />
      <Choice
        name="diet"
        label={texts.diet}
        value={filters.diet}
        any={texts.anyDiet}
        options={DIET_TAGS.map((diet) => [diet, dietNames[diet]])}
      />
      <Choice
        name="spice"
        label={texts.spice}
        value={filters.spice}
        any={texts.anySpice}
        options={SPICE_LEVELS.slice(0, -1).map((level) => [
          String(level),
          texts.spiceUpTo(common.spice[level]),
        ])}
      />
      <WithoutAllergens
        chosen={filters.without}
        texts={{ ...texts, withoutHint: texts.understood.source }}
        className="sm:col-span-2 lg:col-span-full"
      />
      <noscript>
        <button type="submit" className="btn btn-leaf">
          {texts.show}
        </button>
      </noscript>
    </Form>
  )
}

const isChoice = (field: EventTarget) =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')

type ChoiceProps = {
  name: string
  label: string
  value: string | number | undefined
  any: string
  options: (readonly [value: string, text: string])[]
}

function Choice({ name, label, value = ANY, any, options }: ChoiceProps) {
  return (
    <label className="block min-w-0">
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} defaultValue={String(value)} className="input">
        <option value={ANY}>{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
