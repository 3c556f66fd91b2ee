import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { WithoutAllergens } from '#app/components/catalog/without-allergens.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { MenuFilters as Filters } from '#domain/restaurant/menu/schemas.ts'
import { type Allergen, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { useMenuMessages } from './use-menu-messages.ts'

/**
 * Filters for what suits a guest, in the address: every choice shows its dishes at once; without scripts a button does.
 */
export function MenuFilters({ filters }: { filters: Filters }) {
  const texts = useMenuMessages()
  const { dietNames } = useFoodMessages()
  const { common } = useMessages()
  const action = pathTo('/menu', useLocale())
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)

  // The fields follow the address, also when somebody goes back.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) {
        field.value = String(filters[field.name as 'diet' | 'spice'] ?? ANY)
      } else if (field instanceof HTMLInputElement) {
        field.checked = filters.without?.includes(field.value as Allergen) ?? false
      }
    }
  }, [filters])

  function show(event: FormEvent<HTMLFormElement>) {
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== ANY) chosen.append(name, value)
    }
    void submit(chosen, { action, replace: true, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      action={action}
      aria-label={texts.filters}
      onChange={show}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_auto] lg:items-end print:hidden"
    >
      <label className="block min-w-0">
        <span className="mb-1 block font-semibold">{texts.diet}</span>
        <select name="diet" defaultValue={filters.diet ?? ANY} className="input">
          <option value={ANY}>{texts.anyDiet}</option>
          {DIET_TAGS.map((diet) => (
            <option key={diet} value={diet}>
              {dietNames[diet]}
            </option>
          ))}
        </select>
      </label>
      <label className="block min-w-0">
        <span className="mb-1 block font-semibold">{texts.spice}</span>
        <select name="spice" defaultValue={String(filters.spice ?? ANY)} className="input">
          <option value={ANY}>{texts.anySpice}</option>
          {SPICE_LEVELS.slice(0, -1).map((level) => (
            <option key={level} value={level}>
              {texts.spiceUpTo(common.spice[level])}
            </option>
          ))}
        </select>
      </label>
      <WithoutAllergens chosen={filters.without} texts={texts} className="sm:col-span-2 lg:col-span-1" />
      <noscript>
        <button type="submit" className="btn btn-leaf">
          {texts.show}
        </button>
      </noscript>
    </Form>
  )
}
